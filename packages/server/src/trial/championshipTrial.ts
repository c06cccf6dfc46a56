import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import { autopickTeam, showMyTeam, updateTeam } from '@rugby/domain/contract/team/team';
import { editions } from '@rugby/domain/editions';
import type { Lineup, Player } from '@rugby/domain/game/model/entities';
import { emptySelection, playerIds } from '@rugby/domain/game/model/lineup';
import { aroundFirstKickOff, DAY_MS, MINUTE_MS } from './kickOff.ts';
import { lineupFrom, type Share } from './lineupFrom.ts';
import type { TrialHarness } from './createTrialHarness.ts';
import { registerUser, type TrialUser } from './TrialUser.ts';

const { trc } = editions;

/**
 * Imports the championship and saves teams in it before and after the first kick-off: three to six players from each country are
 * saved, other numbers are refused with their reasons, and no team can be created while the round is playing.
 */
export async function championshipTrial(harness: TrialHarness): Promise<void> {
  await harness.season(trc, 'import', '--from', 'trc-2025');
  await harness.season(trc, 'clock', '--at', await aroundFirstKickOff(harness, trc, -DAY_MS));
  const players = await harness.published(playersFile, trc);
  const user = await registerUser(harness.app, trc, 'Championship.trial');
  await checkAutopick(harness, user, players);
  await checkCountries(harness, user, players);
  const latecomer = await registerUser(harness.app, trc, 'Late.trial');
  await harness.season(trc, 'clock', '--at', await aroundFirstKickOff(harness, trc, MINUTE_MS));
  await checkLockOut(harness, latecomer, players);
}

/** The team that autofill picks can be saved, and each country has three to six players. */
async function checkAutopick(harness: TrialHarness, user: TrialUser, players: readonly Player[]): Promise<void> {
  const { team: picked } = await user.call(autopickTeam, trc, { body: emptySelection });
  await user.call(updateTeam, trc, { body: picked });
  const { team } = await user.call(showMyTeam, trc, {});
  const squads = await harness.published(squadsFile, trc);
  const counts = squads.map(({ id }) => countOf(team?.lineup ?? emptySelection.lineup, id, players));
  harness.findings.compare(
    `players from each country in a picked team (${counts.join(', ')})`,
    new Map(squads.map(({ name }) => [name, 'three to six'])),
    new Map(squads.map(({ name }, index) => [name, isShare(counts[index] ?? 0) ? 'three to six' : counts[index]])),
  );
}

/** For each country: six players of it and three of each other are saved; seven of it or two of another are refused. */
async function checkCountries(harness: TrialHarness, user: TrialUser, players: readonly Player[]): Promise<void> {
  const squads = await harness.published(squadsFile, trc);
  const expected = new Map<string, readonly string[]>();
  const actual = new Map<string, readonly string[]>();
  for (const [favourite, { name }] of squads.entries()) {
    const inOrder = [...squads.slice(favourite), ...squads.slice(0, favourite)];
    for (const [counts, codes] of countryCases) {
      const subject = `${counts.join(', ')} with most from ${name}`;
      const shares = inOrder.map(({ id }, index): Share => [id, counts[index] ?? 0]);
      const body = { lineup: lineupFrom(players, shares), captainId: null };
      const reasons = await user.refusalsOf(updateTeam, trc, { body });
      const given = reasons.map(({ code }) => code);
      expected.set(subject, codes);
      actual.set(subject, given);
    }
  }
  harness.findings.compare('teams by countries, saved or refused', expected, actual);
}

/** With seven from one country, one of the three others has only two. */
const countryCases: readonly (readonly [counts: readonly number[], codes: readonly string[]])[] = [
  [[6, 3, 3, 3], []],
  [
    [7, 3, 3, 2],
    ['squad-limit', 'squad-minimum'],
  ],
  [[6, 4, 3, 2], ['squad-minimum']],
];

/** A user without a team is refused with the round that opens next; nothing is stored. */
async function checkLockOut(harness: TrialHarness, user: TrialUser, players: readonly Player[]): Promise<void> {
  const [, next] = await harness.published(roundsFile, trc);
  const squads = await harness.published(squadsFile, trc);
  const shares = squads.map(({ id }, index): Share => [id, index === 0 ? 6 : 3]);
  const body = { lineup: lineupFrom(players, shares), captainId: null };
  const [saving] = await user.refusalsOf(updateTeam, trc, { body });
  const [picking] = await user.refusalsOf(autopickTeam, trc, { body: emptySelection });
  const { team } = await user.call(showMyTeam, trc, {});
  const reason = {
    code: 'team-creation-disabled',
    message: `You cannot pick a team while a round is being played. Once it is over, you can pick one until round ${next?.roundNumber} starts.`,
    data: { nextRoundId: next?.id, nextRoundStart: next?.startDate },
  };
  harness.findings.compare(
    'after the first kick-off, without a team',
    new Map(Object.entries({ saving: reason, picking: reason, team: null })),
    new Map(Object.entries({ saving, picking, team })),
  );
}

function countOf(lineup: Lineup, squadId: number, players: readonly Player[]): number {
  const ids = playerIds(lineup);
  return players.filter((player) => player.squadId === squadId && ids.includes(player.id)).length;
}

function isShare(count: number): boolean {
  return count >= 3 && count <= 6;
}
