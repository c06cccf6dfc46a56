import type { Correction, MatchFigures } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { sumFigures } from '@rugby/domain/game/players/figures';
import { playedFixtures, type TeamOfRound, upcomingFixtures } from '@rugby/domain/game/players/playerFixtures';
import { playerForm, playerOverview } from '@rugby/domain/game/players/playerOverview';
import type { Opponent } from '@rugby/domain/game/players/statistics';
import { lockOf } from '@rugby/domain/game/season/deadlines';
import { localTime } from '@rugby/domain/game/season/localTime';
import type { Request } from '@rugby/domain/stores/remote/request';
import type { TeamScoreLine } from '@rugby/domain/game/scoring/scoreTeam';
import { teamPartName } from '@rugby/domain/i18n/boosterWords';
import type { TeamPart } from '../../game/ScoreBreakdown/ScoreBreakdown.tsx';
import { playerOf } from '../../game/PlayerCard/sampleCards.ts';
import { squadOf } from '../../game/PoolRow/sampleRows.ts';
import { dayAndTime, deviceZone } from '../../words/sampleTimes.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import type { PlayerLockContent } from './PlayerDialog.tsx';
import type { CorrectionLine, PlayedFixtureLine, RecordContents, UpcomingBye, UpcomingFixtureLine } from './playerRecord.ts';

type Show = <Value>(part: (season: GameWorld) => Value) => Value;

/** What the dialog shows of a player whom the season knows; `show` makes an arg of each part. */
export function profileFrom(show: Show, id: number) {
  return {
    edition: show(({ edition }) => edition),
    player: show((season) => playerOf(season, id)),
    squad: show((season) => squadOf(season, playerOf(season, id).squadId)),
    figures: show((season) => playerOverview(playerOf(season, id), season)),
    form: show((season) => playerForm(playerOf(season, id), season)),
    upcoming: show((season) => upcomingOf(season, id)),
    lock: show((season) => lockContentOf(season, id)),
  };
}

/** The matches of a player as they arrive. */
export function recordOf(
  matches: Request<readonly MatchFigures[]>,
  season: GameWorld,
  id: number,
  onRetry: () => void,
  team?: TeamOfRound,
): RecordContents {
  if (matches.state === 'error') return { state: 'failed', onRetry };
  if (matches.state !== 'success') return { state: 'loading' };
  const { rounds, edition, now } = season;
  const played = playedFixtures(playerOf(season, id), rounds, matches.value, edition, now, team);
  const lines = played.flatMap(({ opponent, corrections, teamLine, ...match }): readonly PlayedFixtureLine[] => {
    const { status } = opponent.fixture;
    if (status === 'scheduled') return [];
    return [
      {
        ...match,
        ...against(opponent, season),
        status,
        corrections: correctionsOf(corrections),
        teamPart: teamPartOf(teamLine, season),
      },
    ];
  });
  return { state: 'ready', record: { figures: sumFigures(matches.value), played: lines } };
}

function teamPartOf(line: TeamScoreLine | null, { edition }: GameWorld): TeamPart | undefined {
  const name = line && teamPartName(line, edition, sampleWords);
  return line && name ? { name, points: line.total - line.points } : undefined;
}

/** Corrections with their instants on the device. */
export function correctionsOf(corrections: readonly Correction[]): readonly CorrectionLine[] {
  return corrections.map((correction) => ({ ...correction, when: dayAndTime(correction.at) }));
}

export function upcomingOf(season: GameWorld, id: number): readonly (UpcomingFixtureLine | UpcomingBye)[] {
  return upcomingFixtures(playerOf(season, id).squadId, season.rounds, season.now).map(({ roundNumber, opponent }) => {
    if (opponent === 'bye') return { roundNumber, opponent };
    const { date, time } = localTime(opponent.fixture.date, deviceZone);
    return { ...against(opponent, season), roundNumber, date, time };
  });
}

/** When a player locks in the current round, on the device. */
export function lockContentOf(season: GameWorld, id: number): PlayerLockContent {
  const lock = lockOf(playerOf(season, id), season);
  if (lock.kind === 'free') return lock;
  const { date, time, zone } = localTime(lock.fixture.date, deviceZone);
  return { kind: lock.kind, at: `${date}, ${time} ${zone}` };
}

function against({ fixture, squadId, venue }: Opponent, season: GameWorld) {
  return { id: fixture.id, venue, opponent: squadOf(season, squadId) };
}
