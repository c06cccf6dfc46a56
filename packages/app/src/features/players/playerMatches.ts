import type { Edition } from '@rugby/domain/editions';
import type { Correction, MatchFigures, Player } from '@rugby/domain/game/model/entities';
import { sumFigures } from '@rugby/domain/game/players/figures';
import { localTime } from '@rugby/domain/game/season/localTime';
import { lockOf } from '@rugby/domain/game/season/deadlines';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { upcomingFixtures, playedFixtures, type TeamOfRound } from '@rugby/domain/game/players/playerFixtures';
import type { Opponent } from '@rugby/domain/game/players/statistics';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { TeamScoreLine } from '@rugby/domain/game/scoring/scoreTeam';
import { teamPartName } from '@rugby/domain/i18n/boosterWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { TeamPart } from '@rugby/ui/game/ScoreBreakdown';
import type {
  UpcomingBye,
  UpcomingFixtureLine,
  PlayedFixtureLine,
  PlayerLockContent,
  PlayerRecord,
  CorrectionLine,
} from '@rugby/ui/modals/PlayerDialog';
import { deviceZone } from '../../site/deviceZone.ts';
import { squadMark } from '../../site/squadMark.ts';

/** The next three matches of a player, on the device's clock, and the byes before the last of them. [G-083, G-084] */
export function comingMatches(
  { squadId }: Player,
  { rounds, now, edition }: GameWorld,
): readonly (UpcomingFixtureLine | UpcomingBye)[] {
  return upcomingFixtures(squadId, rounds, now).map(({ roundNumber, opponent }) => {
    if (opponent === 'bye') return { roundNumber, opponent };
    const { date, time } = localTime(opponent.fixture.date, deviceZone);
    return { ...meeting(opponent, edition), roundNumber, date, time };
  });
}

/**
 * What a player did, match by match, with the part of captain and boosters in the round of `team`. `now` is game time in epoch milliseconds: it
 * decides what is final. [G-081, G-082, B8]
 */
export function recordOf(
  player: Player,
  matches: readonly MatchFigures[],
  { rounds, edition }: GameWorld,
  now: number,
  words: Words,
  team?: TeamOfRound,
): PlayerRecord {
  const played = playedFixtures(player, rounds, matches, edition, now, team).flatMap(
    ({ opponent, corrections, teamLine, ...match }): readonly PlayedFixtureLine[] => {
      const { status } = opponent.fixture;
      if (status === 'scheduled') return [];
      const teamPart = teamLine === null ? undefined : teamPartOf(teamLine, edition, words);
      return [{ ...match, ...meeting(opponent, edition), status, corrections: corrections.map(onDevice), teamPart }];
    },
  );
  return { figures: sumFigures(matches), played };
}

function teamPartOf(line: TeamScoreLine, edition: Edition, words: Words): TeamPart | undefined {
  const name = teamPartName(line, edition, words);
  return name === undefined ? undefined : { name, points: line.total - line.points };
}

function onDevice(correction: Correction): CorrectionLine {
  const { date, time } = localTime(correction.at, deviceZone);
  return { ...correction, when: `${date}, ${time}` };
}

/** When a player locks in the current round, on the device's clock with its zone. [B7] */
export function playerLock(player: Player, world: GameWorld): PlayerLockContent | undefined {
  if (currentRound(world.rounds) === undefined) return undefined;
  const lock = lockOf(player, world);
  if (lock.kind === 'free') return lock;
  const { date, time, zone } = localTime(lock.fixture.date, deviceZone);
  return { kind: lock.kind, at: `${date}, ${time} ${zone}` };
}

function meeting({ fixture, squadId, name, abbreviation, venue }: Opponent, edition: Edition) {
  return { id: fixture.id, venue, opponent: squadMark(edition, { id: squadId, name, abbreviation }) };
}
