import type { ContestEntry, ContestSide, ContestState } from '../model/contest.ts';
import type { Round } from '../model/entities.ts';
import type { ContestFigures, StoredContest } from './StoredContest.ts';

/** The rounds of a season from the first one of a contest on. */
export function contestRounds({ firstRoundId }: Pick<StoredContest, 'firstRoundId'>, rounds: readonly Round[]): readonly Round[] {
  const first = rounds.findIndex(({ id }) => id === firstRoundId);
  return first < 0 ? [] : rounds.slice(first);
}

/** The state of a drawn contest that takes these rounds. */
export function stateOf(rounds: readonly Round[]): ContestState {
  return rounds.every(({ status }) => status === 'complete') ? 'finished' : 'playing';
}

/** The entries as users see them. */
export function entriesOf({ entries }: StoredContest): readonly ContestEntry[] {
  return entries.map(({ leftFrom, ...entry }) => ({ ...entry, hasLeft: leftFrom !== null }));
}

/** The entry of a user; null for a user who is not in the draw. */
export function ownEntryOf({ entries }: StoredContest, userId: number): number | null {
  return entries.find((entry) => entry.userId === userId)?.entry ?? null;
}

/** Whether an entry scores nothing in a round because its user has left. */
export function hasLeftBy({ entries }: StoredContest, entry: number, { roundNumber }: Round): boolean {
  const leftFrom = entries[entry - 1]?.leftFrom ?? null;
  return leftFrom !== null && leftFrom <= roundNumber;
}

/** A side in a round: no points before it begins, 0 for a team that does not play it. */
export function sideOf(contest: StoredContest, entry: number, round: Round, figures: ContestFigures): ContestSide {
  const hasLeft = hasLeftBy(contest, entry, round);
  const left = round.status === 'playing' && !hasLeft ? figures.playersLeftOf(entry) : undefined;
  const points = hasLeft ? 0 : (figures.scoreOf(entry, round.id)?.points ?? 0);
  return {
    entry,
    points: round.status === 'scheduled' ? null : points,
    playersToPlay: left?.toPlay ?? null,
    playersInPlay: left?.inPlay ?? null,
  };
}
