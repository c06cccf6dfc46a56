import type { Edition } from '@rugby/domain/editions';
import type { StatCode } from '@rugby/domain/game/model/entities';
import type { Step } from '../practice/season/dueStep.ts';
import { MOST_SHOWN } from '../season/CommandError.ts';
import type { Feed } from '../season/feed/feed.ts';
import { mostLikely } from '../season/feed/statBounds.ts';
import type { RoundFinish } from '../season/rounds/finishRound.ts';
import type { SeasonImport } from '../season/importSeason.ts';
import type { RoundStart } from '../season/rounds/startRound.ts';
import { fixturesOf } from '../season/storeFeed.ts';
import type { StatsImport } from '../season/importStats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const importKinds = {
  first: 'imported',
  'over-practice': 'imported over the practice season; teams were emptied, accounts were kept',
  update: 'updated; points and teams are unchanged',
} as const satisfies Readonly<Record<SeasonImport['kind'], string>>;

/** Describes an import, with the command that makes the season playable when all its fixtures are in the past. */
export function importSentences(
  edition: Edition,
  feed: Feed,
  { kind, eliminated, removedFixtures }: SeasonImport,
  gameTime: Date,
): readonly string[] {
  const { squads, players, rounds } = feed;
  const kickOffs = fixturesOf(feed).map(({ fixture }) => Date.parse(fixture.date));
  const firstOfAll = Math.min(...kickOffs);
  const isOver = Math.max(...kickOffs) < gameTime.getTime();
  const dayBefore = new Date(firstOfAll - DAY_MS).toISOString();
  return [
    `The ${edition.id} season was ${importKinds[kind]}: ${squads.length} squads, ${players.length} players, ${rounds.length} rounds, ${kickOffs.length} matches.`,
    ...(eliminated > 0 ? [`Players that are missing from the files and are now eliminated: ${eliminated}.`] : []),
    ...(removedFixtures > 0 ? [`Matches that are missing from the files and were removed: ${removedFixtures}.`] : []),
    ...(isOver
      ? [`Every kick-off is in the past. To play the season: season clock --edition ${edition.id} --at ${dayBefore}`]
      : []),
  ];
}

/** Describes the start of a round. */
export function roundStartSentences(round: number, { movedTo, teams }: RoundStart): readonly string[] {
  const moved = movedTo === undefined ? [] : [`Game time was moved forward to the first kick-off at ${movedTo.toISOString()}.`];
  return [`Round ${round} is playing. Teams that play it: ${teams}.`, ...moved];
}

/** Describes an import of stats. */
export function statsSentences(
  round: number,
  records: number,
  { changed, withdrawn, audited, strangers, isCorrection }: StatsImport,
  teamsChanged: number,
): readonly string[] {
  return [
    `Round ${round}: ${records} records read, ${changed} new or changed, ${withdrawn} withdrawn, ${audited} audited.`,
    ...(isCorrection ? ['The round was finished before, so these are corrections.'] : []),
    `Teams whose points changed: ${teamsChanged}.`,
    ...(strangers > 0 ? [`Warning: records of players whose squad does not play the match: ${strangers}.`] : []),
  ];
}

/** Describes the values of stat records that the game does not know. */
export function unknownSentences(counts: ReadonlyMap<string, number>): readonly string[] {
  if (counts.size === 0) return [];
  const shown = [...counts]
    .slice(0, MOST_SHOWN)
    .map(([name, count]) => `${JSON.stringify(name.slice(0, 40))} in ${count} records`);
  const rest = counts.size - shown.length;
  return [`Warning: unknown values were ignored: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`];
}

/** Describes the values of stat records that are taken in, but are greater than is likely. */
export function unlikelySentences(counts: ReadonlyMap<StatCode, number>): readonly string[] {
  if (counts.size === 0) return [];
  const shown = [...counts].map(([code, count]) => `${code} over ${mostLikely[code]} in ${count} records`);
  return [`Warning: unlikely values: ${shown.join(', ')}. Correct them by importing the file again.`];
}

/** Describes the finish of a round, with the fixtures that have no stats. */
export function roundFinishSentences(round: number, { fixturesWithoutStats }: RoundFinish): readonly string[] {
  const missing = fixturesWithoutStats.join(', ');
  return [
    `Round ${round} is complete.`,
    ...(fixturesWithoutStats.length > 0
      ? [`Warning: no stats were given for the matches ${missing}. Later stats count as corrections.`]
      : []),
  ];
}

/** Describes a switch of the safe mode. */
export function safeModeSentences(isOn: boolean): readonly string[] {
  return isOn
    ? ['The safe mode is on: users can read everything and change nothing. Kick-offs still lock players.']
    : ['The safe mode is off: users can change their teams again.'];
}

/** Describes how many published files changed. */
export function publishedSentence(published: readonly string[]): string {
  return published.length === 0 ? 'No published file changed.' : `Published files that changed: ${published.length}.`;
}

/** Describes a step of a replayed season, after its game time; empty for internal steps. */
export function stepSentences(step: Step, at: Date, names: ReadonlyMap<number, string>): readonly string[] {
  const time = at.toISOString().slice(0, 16).replace('T', ' ');
  switch (step.kind) {
    case 'start':
      return [`${time}  Round ${step.roundNumber} is playing.`];
    case 'finish':
      return [`${time}  Round ${step.roundNumber} is complete.`];
    case 'play':
      return step.fixtureIds.map((id) => `${time}  ${names.get(id) ?? id}: ${step.phase}.`);
    case 'complete-fixtures':
    case 'restart':
      return [];
  }
}
