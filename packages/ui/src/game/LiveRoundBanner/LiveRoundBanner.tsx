import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { space } from '../../theme/scale.ts';
import { builder } from '../../theme/gameScale.ts';
import { hairline, slant } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LiveRoundBannerProps {
  readonly onClose: () => void;
}

/** Says that a match is live, and what that means for the points. [G-298, G-368] */
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
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${`${builder.liveBanner}px`};
  padding-inline-end: ${({ theme }) => theme.space[1]};
  background-color: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  ${hairline('block-end')}
  ${({ theme }) => theme.media.md} {
    gap: ${({ theme }) => theme.space[5]};
    padding-inline-end: ${({ theme }) => theme.space[3]};
  }
`;

const Slab = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  gap: ${({ theme }) => theme.space[2]};
  padding-inline: ${({ theme }) => `${theme.layout.gutter.phone} ${space[6]}`};
  ${slant('slab', builder.liveBanner)}
  background-color: ${({ theme }) => theme.color.highlight};
  color: ${({ theme }) => theme.color.onHighlight};
  ${textStyle('button')}
  ${({ theme }) => theme.media.md} {
    padding-inline: ${({ theme }) => `${theme.layout.gutter.desktop} 28px`};
  }
`;

const Text = styled.span`
  flex: 1;
  padding-block: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  ${({ theme }) => theme.media.md} {
    ${textStyle('body')}
    font-weight: 500;
  }
`;
