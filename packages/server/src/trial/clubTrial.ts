import { join } from 'node:path';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { autopickTeam, updateTeam } from '@rugby/domain/contract/team';
import { editions } from '@rugby/domain/editions';
import { emptySelection, playerIds } from '@rugby/domain/game/model/lineup';
import { checkCorrection } from './correctionTrial.ts';
import { checkUser, type Competitor } from './userChecks.ts';
import { aroundFirstKickOff, DAY_MS } from './kickOff.ts';
import { playedRounds, type PlayedRound } from './playedRounds.ts';
import type { Entrant } from './recount.ts';
import { checkSeason } from './seasonChecks.ts';
import { traces } from './traces.ts';
import type { TrialHarness } from './createTrialHarness.ts';
import { registerUser } from './TrialUser.ts';

const { srp } = editions;
/** Its folder. */
const season = 'srp-2026';
const managers = 300;

/**
 * Plays every round of the club season that has stats, with simulated managers and one fan, and compares all points that come out of
 * it with the official ones and with recounts; then corrects a round that is over.
 */
export async function clubTrial(desk: TrialHarness): Promise<void> {
  const rounds = await playedRounds(join(desk.data, season));
  await desk.season(srp, 'import', '--from', season);
  await repeat(desk, 'import', '--from', season);
  await desk.season(srp, 'clock', '--at', await aroundFirstKickOff(desk, srp, -DAY_MS));
  await desk.season(srp, 'managers', '--count', String(managers));
  const competitor = await compete(desk, rounds);
  const entrants = await entrantsIn(desk);
  desk.findings.compare('teams of the season', new Map([['teams', managers + 1]]), new Map([['teams', entrants.length]]));
  for (const [index, round] of rounds.entries()) {
    const soFar = rounds.slice(0, index + 1);
    await noticed(desk, 'rounds', 'start', '--round', round.number);
    await noticed(desk, 'players', 'stats', '--round', round.number, '--from', round.file);
    await repeat(desk, 'stats', '--round', round.number, '--from', round.file);
    await checkSeason(desk, entrants, soFar);
    await checkUser(desk, competitor, entrants, soFar);
    await noticed(desk, 'rounds', 'finish', '--round', round.number);
    await checkUser(desk, competitor, entrants, soFar);
  }
  const corrected = await checkCorrection(desk, competitor, entrants, rounds);
  await checkSeason(desk, entrants, corrected);
  await checkUser(desk, competitor, entrants, corrected);
}

/** A fan registers, lets the game pick a team, names somebody captain who will play in the first round, and saves. */
async function compete({ app }: TrialHarness, [first]: readonly PlayedRound[]): Promise<Competitor> {
  const fan = await registerUser(app, srp, 'Club.trial');
  const { team: picked } = await fan.ask(autopickTeam, srp, { body: emptySelection });
  const captainId = playerIds(picked.lineup).find((playerId) => first?.points.has(playerId)) ?? null;
  const { team } = await fan.ask(updateTeam, srp, { body: { lineup: picked.lineup, captainId } });
  return { fan, selection: { lineup: team.lineup, captainId: team.captainId } };
}

/** Every team as it was saved: none of them changes after its first round has begun. */
async function entrantsIn({ db }: TrialHarness): Promise<readonly Entrant[]> {
  const teams = db.selectFrom('teams').select(['id as teamId', 'lineup', 'captainId']);
  return teams.where('edition', '=', srp.id).where('isComplete', '=', true).execute();
}

/** Runs a command after which a page that polls must find another checksum. */
async function noticed(desk: TrialHarness, part: 'rounds' | 'players', ...args: readonly string[]): Promise<void> {
  const before = await desk.published(checksumsFile, srp);
  await desk.season(srp, ...args);
  const after = await desk.published(checksumsFile, srp);
  const outcome = after[part] === before[part] ? 'the same' : 'another';
  desk.findings.compare(
    `checksum of ${part} that a poll finds after ${args[0]}`,
    new Map([[part, 'another']]),
    new Map([[part, outcome]]),
  );
}

/** Repeats a command that must change nothing. */
async function repeat(desk: TrialHarness, ...args: readonly string[]): Promise<void> {
  const before = await traces(desk.db);
  await desk.season(srp, ...args);
  desk.findings.compare(`a repeated ${args[0]} changes nothing`, before, await traces(desk.db));
}
