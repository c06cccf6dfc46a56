import { displayPrice } from '@rugby/domain/game/model/money';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { Player } from '@rugby/domain/game/model/entities';
import {
  displayPercent,
  displayValue,
  nextOpponent,
  showOpponent,
  type ShownOpponent,
} from '@rugby/domain/game/players/statistics';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { ComparedFigure } from '@rugby/ui/modals/ComparePlayers';

/**
 * The figures of a player beside the others of a comparison: the lowest price and the highest of all else is the best, unless all are
 * equal. [B11]
 */
export function comparedFigures(
  player: Player,
  all: readonly Player[],
  world: GameWorld,
  words: Words,
): readonly ComparedFigure[] {
  const roundId = currentRound(world.rounds)?.id ?? 0;
  const figure = (name: string, of: (one: Player) => number | null, write: (value: number | null) => string): ComparedFigure => ({
    name,
    value: write(of(player)),
    isBest: isHighest(of(player), all.map(of)),
  });
  return [
    {
      ...figure(
        words('team.statistic.Price'),
        ({ cost }) => -cost,
        () => '',
      ),
      value: `${displayPrice(player.cost)}${words('team.unit.million')}`,
    },
    figure(words('team.statistic.TotalPoints'), ({ stats }) => stats.totalPoints, displayValue),
    figure(
      words('team.statistic.AveragePoints'),
      ({ stats }) => stats.avgPoints,
      (value) => displayValue(value, 1),
    ),
    figure(words('modals.player.lastRoundPoints'), ({ stats }) => stats.lastRoundPoints, displayValue),
    figure(words('team.statistic.PercentSelected'), ({ selected }) => selected[roundId] ?? null, displayPercent),
    {
      name: words('team.statistic.NextFixture'),
      value: nextMatch(showOpponent(nextOpponent(player, world.rounds)), words),
      isBest: false,
    },
  ];
}

function nextMatch(next: ShownOpponent, words: Words): string {
  if (next === null) return displayValue(null);
  if (typeof next === 'string') return words(`team.fixture.${next}`);
  return `${words('team.fixture.versus', { opponent: next.abbreviation })} (${words(`team.fixture.${next.venue}`)})`;
}

function isHighest(value: number | null, all: readonly (number | null)[]): boolean {
  const known = all.filter((other) => other !== null);
  return value !== null && value === Math.max(...known) && known.some((other) => other < value);
}
