import { join } from 'node:path';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { autopickTeam, updateTeam } from '@rugby/domain/contract/team/team';
import { editions } from '@rugby/domain/editions';
import { emptySelection, playerIds } from '@rugby/domain/game/model/lineup';
import { checkCorrection } from './correctionTrial.ts';
import { checkUser, type Competitor } from './userChecks.ts';
import { aroundFirstKickOff, DAY_MS } from './kickOff.ts';
import { playedRounds, type OfficialRound } from './playedRounds.ts';
import type { Entrant } from './recount.ts';
import { checkSeason } from './seasonChecks.ts';
import { readTraces } from './readTraces.ts';
import type { TrialHarness } from './createTrialHarness.ts';
import { registerUser } from './TrialUser.ts';

const { srp } = editions;
/** The folder of the season. */
const season = 'srp-2026';
const simulatedUsers = 300;

/**
 * Plays every round of the club season that has stats, with simulated users and one registered user, compares all points with the
 * official ones and with recounts, and then corrects a complete round.
 */
export async function clubTrial(harness: TrialHarness): Promise<void> {
  const rounds = await playedRounds(join(harness.data, season));
  await harness.season(srp, 'import', '--from', season);
  await expectNoChange(harness, 'import', '--from', season);
  await harness.season(srp, 'clock', '--at', await aroundFirstKickOff(harness, srp, -DAY_MS));
  await harness.season(srp, 'managers', '--count', String(simulatedUsers));
  const competitor = await joinSeason(harness, rounds);
  const entrants = await readEntrants(harness);
  harness.findings.compare(
    'teams of the season',
    new Map([['teams', simulatedUsers + 1]]),
    new Map([['teams', entrants.length]]),
  );
  for (const [index, round] of rounds.entries()) {
    const soFar = rounds.slice(0, index + 1);
    await expectNewChecksum(harness, 'rounds', 'start', '--round', round.number);
    await expectNewChecksum(harness, 'players', 'stats', '--round', round.number, '--from', round.file);
    await expectNoChange(harness, 'stats', '--round', round.number, '--from', round.file);
    await checkSeason(harness, entrants, soFar);
    await checkUser(harness, competitor, entrants, soFar);
    await expectNewChecksum(harness, 'rounds', 'finish', '--round', round.number);
    await checkUser(harness, competitor, entrants, soFar);
  }
  const corrected = await checkCorrection(harness, competitor, entrants, rounds);
  await checkSeason(harness, entrants, corrected);
  await checkUser(harness, competitor, entrants, corrected);
}

/** A user registers, lets autofill pick a team, makes a player of the first round captain, and saves. */
async function joinSeason({ app }: TrialHarness, [first]: readonly OfficialRound[]): Promise<Competitor> {
  const user = await registerUser(app, srp, 'Club.trial');
  const { team: picked } = await user.call(autopickTeam, srp, { body: emptySelection });
  const captainId = playerIds(picked.lineup).find((playerId) => first?.points.has(playerId)) ?? null;
  const { team } = await user.call(updateTeam, srp, { body: { lineup: picked.lineup, captainId } });
  return { user, selection: { lineup: team.lineup, captainId: team.captainId } };
}

/** Every saved team: none changes after its first round has begun. */
async function readEntrants({ db }: TrialHarness): Promise<readonly Entrant[]> {
  const teams = db.selectFrom('teams').select(['id as teamId', 'lineup', 'captainId']);
  return teams.where('edition', '=', srp.id).where('isComplete', '=', true).execute();
}

/** Runs a command and expects a new checksum, which polling pages notice. */
async function expectNewChecksum(harness: TrialHarness, part: 'rounds' | 'players', ...args: readonly string[]): Promise<void> {
  const before = await harness.published(checksumsFile, srp);
  await harness.season(srp, ...args);
  const after = await harness.published(checksumsFile, srp);
  const outcome = after[part] === before[part] ? 'the same' : 'another';
  harness.findings.compare(
    `checksum of ${part} that a poll finds after ${args[0]}`,
    new Map([[part, 'another']]),
    new Map([[part, outcome]]),
  );
}

/** Repeats a command and expects that nothing changes. */
async function expectNoChange(harness: TrialHarness, ...args: readonly string[]): Promise<void> {
  const before = await readTraces(harness.db);
  await harness.season(srp, ...args);
  harness.findings.compare(`a repeated ${args[0]} changes nothing`, before, await readTraces(harness.db));
}
