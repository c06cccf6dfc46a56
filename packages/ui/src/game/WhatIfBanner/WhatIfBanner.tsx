import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { fine } from '../../theme/scale.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ResponsiveText } from '../GameBar/ResponsiveText.tsx';
import { bannerBand, bannerSentence, bannerSlab } from '../Banner/bannerLook.ts';

export interface WhatIfBannerProps {
  /** URL of the page with the saved team. */
  readonly backHref: string;
}

/** Says that nothing in what-if mode is saved, and links back to the saved team. */
export function WhatIfBanner({ backHref }: WhatIfBannerProps) {
  const words = useWords();
  return (
    <Banner aria-label={words('whatIf.banner.label')}>
      <Slab>
        <Icon name="eye" size={16} />
        {words('whatIf.banner.name')}
      </Slab>
      <Text>
        {words('whatIf.banner.notSaved')} <ResponsiveText wide={words('whatIf.banner.stays')} />
      </Text>
      <Link variant="quiet" size="sm" href={backHref} aria-label={words('whatIf.banner.back')}>
        <ResponsiveText wide={words('whatIf.banner.back')} narrow={words('common.actions.myTeam')} />
      </Link>
    </Banner>
  );
}

const Banner = styled.section`
  ${bannerBand}
  border-block-end: ${fine[2]} dashed ${({ theme }) => theme.color.accent};
  background-color: ${({ theme }) => theme.color.selected};
`;

const Slab = styled.strong`
  ${bannerSlab}
  background-color: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
`;

const Text = styled.p`
  ${bannerSentence}
`;
