import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { hairline } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { bannerBand, bannerSentence, bannerSlab } from './bannerLook.ts';

export interface LiveRoundBannerProps {
  readonly onClose: () => void;
}

/** Says that a match is live and that points are provisional. */
export function LiveRoundBanner({ onClose }: LiveRoundBannerProps) {
  const words = useWords();
  return (
    <Banner>
      <Slab>
        <Icon name="dot" size={16} />
        {words('team.live.label')}
      </Slab>
      <Text>{words('team.live.text')}</Text>
      <IconButton icon="close" label={words('common.actions.close')} variant="quiet" onPress={onClose} />
    </Banner>
  );
}

const Banner = styled.output`
  ${bannerBand}
  background-color: ${({ theme }) => theme.color.raised};
  ${hairline('block-end')}
`;

const Slab = styled.span`
  ${bannerSlab}
  background-color: ${({ theme }) => theme.color.highlight};
  color: ${({ theme }) => theme.color.onHighlight};
  ${({ theme }) => theme.media.md} {
    padding-inline-end: 28px;
  }
`;

const Text = styled.span`
  ${bannerSentence}
`;
