import { positionCategory } from '@rugby/domain/i18n/positionWords';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import styled, { css } from 'styled-components';
import { Flag, isFlagCode } from '../../primitives/Flag/Flag.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { fine } from '../../theme/scale.ts';
import { narrowPool, poolRow } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { PoolRowContent } from './poolRowContent.ts';
import { stateLine } from './poolRowWords.ts';

export interface PoolRowLineProps {
  readonly content: PoolRowContent;
  readonly names: Names;
  readonly showsPosition: boolean;
}

/**
 * The second line of a row: bye or status, position and squad, or the reason why the player cannot be added. `starting` shows its icon
 * only. A status that a whole squad shares is not shown. The round of a bye is in the row's description.
 */
export function PoolRowLine({ content, names, showsPosition }: PoolRowLineProps) {
  const words = useWords();
  const { player, squad, state, isUnnamed = false, rest, over } = content;
  const line = stateLine(content, names, words);
  const isWarning = state.kind === 'refused' || over !== undefined;
  if (line !== undefined)
    return (
      <Line aria-hidden="true" $isRefused={isWarning}>
        <Icon name={isWarning ? 'warning' : 'lock'} size={poolRow.mark} />
        <Reason>{line}</Reason>
      </Line>
    );
  const shownRest = player.status === 'eliminated' ? undefined : rest;
  const hasBye = shownRest !== undefined;
  const isNews = !hasBye && !(isUnnamed && player.status === 'uncertain');
  const hasWord = hasBye || (isNews && player.status !== 'starting');
  const position = positionCategory(player.position, words);
  const isLong = showsPosition && !hasWord && position.length > mostLetters;
  return (
    <Line aria-hidden="true" $isRefused={false}>
      {hasBye && <Icon name="pause" size={poolRow.mark} />}
      {isNews && <StatusMark status={player.status} size={poolRow.mark} />}
      {hasWord && (
        <Reason>{shownRest ? words(`pool.row.short.${shownRest.kind}`) : words(`team.status.${player.status}`)}</Reason>
      )}
      <Rest $isWhole={hasWord} $isLong={isLong}>
        {showsPosition && <Reason>{position}</Reason>}
        <SquadName>
          {!showsPosition && squad.flag !== undefined && isFlagCode(squad.flag) && <Flag code={squad.flag} size={poolRow.flag} />}
          {squad.abbreviation}
        </SquadName>
      </Rest>
    </Line>
  );
}

/** A longer name of a position stands alone in a narrow pool: the jersey shows the squad. */
const mostLetters = 12;

const Line = styled.span<{ $isRefused: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${narrowPool} {
    column-gap: ${fine[2]};
  }
  min-inline-size: 0;
  overflow: hidden;
  ${textStyle('label')}
  color: ${({ theme, $isRefused }) => ($isRefused ? theme.color.warning : theme.color.textMuted)};
  & > svg {
    flex: none;
    margin-inline-end: ${fine[2]};
  }
  & > span + span > span:first-child::before,
  & > span > span + span::before {
    content: '·';
    margin-inline-end: ${({ theme }) => theme.space[1]};
  }
`;

/** Truncated when the line is too long. */
const Reason = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/**
 * Position and squad. Next to a status the position is shown in full or not at all: where it does not fit, the squad wraps to a
 * second line, and only the last line is visible.
 */
const Rest = styled.span<{ $isWhole: boolean; $isLong: boolean }>`
  display: flex;
  flex: 1 0 3.25rem;
  flex-wrap: ${({ $isWhole }) => ($isWhole ? 'wrap' : 'nowrap')};
  align-content: flex-end;
  column-gap: ${({ theme }) => theme.space[1]};
  min-inline-size: 0;
  block-size: 1lh;
  overflow: hidden;
  ${({ $isWhole }) => $isWhole && squadAlone}
  ${({ $isLong }) => $isLong && positionAlone}
`;

/** A narrow pool has no room for both. */
const squadAlone = css`
  ${narrowPool} {
    flex: none;
    & > :not(:last-child) {
      display: none;
    }
  }
`;

const positionAlone = css`
  ${narrowPool} {
    & > :last-child {
      display: none;
    }
  }
`;

const SquadName = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  & > span {
    margin-inline-end: ${({ theme }) => theme.space[1]};
  }
`;
