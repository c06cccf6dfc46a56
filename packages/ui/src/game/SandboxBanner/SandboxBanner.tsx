import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { builder } from '../../theme/gameScale.ts';
import { slant } from '../../theme/mixins.ts';
import { fine, space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface SandboxBannerProps {
  /** Where the real team is. */
  readonly backHref: string;
}

/** Says as long as a sandbox is open that nothing in it is saved, and leads back to the real team. [B10] */
export function SandboxBanner({ backHref }: SandboxBannerProps) {
  const words = useWords();
  return (
    <Banner aria-label={words('whatIf.banner.label')}>
      <Slab>
        <Icon name="eye" size={16} />
        {words('whatIf.banner.sandbox')}
      </Slab>
      <Text>
        {words('whatIf.banner.notSaved')} <Wide>{words('whatIf.banner.stays')}</Wide>
      </Text>
      <Link variant="quiet" size="sm" href={backHref} aria-label={words('whatIf.banner.back')}>
        <Wide>{words('whatIf.banner.back')}</Wide>
        <Narrow>{words('common.actions.myTeam')}</Narrow>
      </Link>
    </Banner>
  );
}

const Banner = styled.section`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${`${builder.liveBanner}px`};
  padding-inline-end: ${({ theme }) => theme.space[1]};
  border-block-end: ${fine[2]} dashed ${({ theme }) => theme.color.accent};
  background-color: ${({ theme }) => theme.color.selected};
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.media.md} {
    gap: ${({ theme }) => theme.space[5]};
    padding-inline-end: ${({ theme }) => theme.space[3]};
  }
`;

const Slab = styled.strong`
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  gap: ${({ theme }) => theme.space[2]};
  padding-inline: ${({ theme }) => `${theme.layout.gutter.phone} ${space[6]}`};
  ${slant('slab', builder.liveBanner)}
  background-color: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  ${textStyle('button')}
  ${({ theme }) => theme.media.md} {
    padding-inline: ${({ theme }) => `${theme.layout.gutter.desktop} ${space[8]}`};
  }
`;

const Text = styled.p`
  flex: 1;
  padding-block: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  ${({ theme }) => theme.media.md} {
    ${textStyle('body')}
    font-weight: 500;
  }
`;

/** Said where there is room. */
const Wide = styled.span`
  display: none;
  ${({ theme }) => theme.media.md} {
    display: inline;
  }
`;

const Narrow = styled.span`
  ${({ theme }) => theme.media.md} {
    display: none;
  }
`;
