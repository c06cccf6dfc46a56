import { fullName } from '@rugby/domain/game/players/fullName';
import type { PoolStatistic } from '@rugby/domain/game/players/statistics';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import { type PressEvent, Text } from 'react-aria-components';
import styled from 'styled-components';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { enlargedPool, poolColumns, poolRow } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { formatFigure } from '../PlayerCard/cardFigure.ts';
import type { PoolRowContent } from './poolRowContent.ts';
import { PoolRowAction } from './PoolRowAction.tsx';
import { PoolRowLine } from './PoolRowLine.tsx';
import { describeRow } from './poolRowWords.ts';
import { shortName } from './shortName.ts';

export type { PoolRowContent, PoolRowState } from './poolRowContent.ts';

export interface PoolRowProps {
  readonly content: PoolRowContent;
  readonly statistic: PoolStatistic;
  /** Names for the sentences of refusals. */
  readonly names: Names;
  /** False when the filter already names the position. */
  readonly showsPosition: boolean;
  /** Whether the note with the reasons is open below; `noteId` is its id. */
  readonly isExplained?: boolean;
  readonly noteId?: string;
  readonly onAdd: (event: PressEvent) => void;
  /** Opens or closes the note. */
  readonly onExplain: (event: PressEvent) => void;
}

/**
 * A player of the pool in one row of 64 px: name, price, statistic, and whether the player can be added. A refused player shows
 * the reason instead of the status. It stands in a grid row whose name is the player's and whose description is set here. On the
 * pitch use `PlayerCard`.
 */
export function PoolRow(props: PoolRowProps) {
  const { content, statistic, names, showsPosition, ...action } = props;
  const { player, squad, value } = content;
  const words = useWords();
  return (
    <Root>
      <Jersey kit={squad.kit} size={poolRow.jersey} />
      <Texts>
        <Name>{shortName(player, words)}</Name>
        <PoolRowLine content={content} names={names} showsPosition={showsPosition} />
      </Texts>
      <Price aria-hidden="true">{formatFigure({ statistic: 'Price', value: player.cost }, words).figure}</Price>
      <Value aria-hidden="true">{formatFigure({ statistic, value }, words).figure}</Value>
      <PoolRowAction {...action} state={content.state} player={fullName(player)} />
      <Description slot="description">{describeRow(content, statistic, names, words)}</Description>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  ${poolColumns}
  align-items: center;
  block-size: calc(${poolRow.height}rem - 1px);
  & > svg:first-child {
    max-inline-size: 100%;
  }
  ${enlargedPool} {
    grid-template-rows: auto auto;
    align-content: center;
    & > svg:first-child {
      grid-area: 1 / 1 / 3;
    }
    & > :nth-last-child(2) {
      grid-area: 1 / 5 / 3;
    }
  }
`;

const Texts = styled.div`
  display: grid;
  gap: 1px;
  min-inline-size: 0;
  ${enlargedPool} {
    display: contents;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${textStyle('rowName')}
  ${enlargedPool} {
    grid-area: 1 / 2 / 2 / 5;
  }
`;

const Price = styled.span`
  justify-self: end;
  ${textStyle('rowNumber')}
`;

const Value = styled(Price)`
  font-weight: 600;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Description = styled(Text)`
  ${visuallyHidden}
`;
