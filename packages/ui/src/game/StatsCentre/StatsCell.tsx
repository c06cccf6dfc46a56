import { positionCategory } from '@rugby/domain/i18n/positionWords';
import { fullName } from '@rugby/domain/game/players/fullName';
import { displayPrice } from '@rugby/domain/game/model/money';
import { displayPercent, displayValue } from '@rugby/domain/game/players/statistics';
import type { StatsColumn } from '@rugby/domain/game/players/statsTable';
import type { Words } from '@rugby/domain/i18n/keys';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { SquadMark } from '../../primitives/SquadMark/SquadMark.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { StatsRow } from './statsContents.ts';
import { shortName } from '../PoolRow/shortName.ts';

export interface StatsCellProps {
  readonly row: StatsRow;
  readonly column: StatsColumn;
  readonly onOpen: (playerId: number) => void;
}

/** A cell: the player, as a button that opens the profile, or a figure. A missing value is `-`, zero is 0. */
export function StatsCell({ row, column, onOpen }: StatsCellProps) {
  const words = useWords();
  if (column !== 'name') return figureOf(row, column, words);
  const { player, squad } = row;
  return (
    <Name>
      <Mark>
        <SquadMark squad={squad} size={26} />
      </Mark>
      <span>
        <Opener onPress={() => onOpen(player.id)}>
          <span aria-hidden="true">{shortName(player, words)}</span>
          <VisuallyHidden>{words('stats.open', { player: fullName(player) })}</VisuallyHidden>
        </Opener>
        <Line>
          {positionCategory(player.position, words)}
          {'\u00a0· '}
          {squad.abbreviation}
        </Line>
      </span>
    </Name>
  );
}

function figureOf({ values, next }: StatsRow, column: Exclude<StatsColumn, 'name'>, words: Words): string {
  const value = values[column] ?? null;
  switch (column) {
    case 'cost':
      return value === null ? displayValue(null) : displayPrice(value);
    case 'selected':
      return displayPercent(value);
    case 'avgPoints':
    case 'perMillion':
      return displayValue(value, 1);
    case 'metresGained':
      return value === null ? displayValue(null) : `${displayValue(value)} ${words('stats.metre')}`;
    case 'nextFixture':
      if (typeof next === 'string') return words(`team.fixture.${next}`);
      return next === null
        ? displayValue(null)
        : `${words('team.fixture.versus', { opponent: next.abbreviation })} (${words(`team.fixture.${next.venue}`)})`;
    default:
      return displayValue(value);
  }
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  ${({ theme }) => theme.media.sm} {
    gap: ${({ theme }) => theme.space[3]};
  }
`;

const Mark = styled.span`
  display: none;
  flex: none;
  inline-size: 34px;
  justify-items: center;
  ${({ theme }) => theme.media.sm} {
    display: grid;
  }
`;

/** Covers the whole cell, as a larger target. */
const Opener = styled(Button)`
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.text};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-hovered] {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${focusRing}
`;

const Line = styled.span`
  display: block;
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.sm} {
    white-space: nowrap;
  }
`;
