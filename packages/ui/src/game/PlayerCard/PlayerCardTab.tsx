import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { slant } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { CardBadge } from './cardContent.ts';

export interface PlayerCardTabProps {
  readonly badge: CardBadge;
}

/** The tab on the left of the plate: captaincy in the accent colour, boosters in the highlight colour. */
export function PlayerCardTab({ badge }: PlayerCardTabProps) {
  const words = useWords();
  const isHighlight = badge === 'triple-captain' || badge === 'booster';
  return (
    <Tab $isHighlight={isHighlight}>{badge === 'booster' ? <Icon name="bolt" size={14} /> : words(`team.tab.${badge}`)}</Tab>
  );
}

/** Overlaps the plate by two pixels, so that no gap shows at any zoom. */
const Tab = styled.span<{ $isHighlight: boolean }>`
  position: absolute;
  inset-block-end: calc(var(--plate-height) - ${fine[2]});
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  block-size: var(--tab-height);
  padding-inline: ${fine[9]} ${fine[14]};
  ${slant('tab', 24)}
  border-start-start-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme, $isHighlight }) => ($isHighlight ? theme.color.highlight : theme.color.accent)};
  color: ${({ theme, $isHighlight }) => ($isHighlight ? theme.color.onHighlight : theme.color.onAccent)};
  ${textStyle('cardName')}
  font-size: 0.875rem;
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
    clip-path: none;
  }
`;
