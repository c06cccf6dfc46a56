import { displayNameKey } from '@rugby/domain/game/session/keys';
import type { Edition } from '@rugby/domain/editions';
import type { Selection } from '@rugby/domain/game/model/entities';
import { currentRound, isTeamCreationDisabled } from '@rugby/domain/game/season/rounds';
import { chunk } from 'es-toolkit';
import type { Insertable, Transaction } from 'kysely';
import type { Database, UserTable } from '../../db/tables.ts';
import { CommandError } from '../../season/CommandError.ts';
import { loadSeason } from '../../season/loadSeason.ts';
import { lockTeamChanges } from '../../season/locks.ts';
import { toLineupColumn } from '../../db/lineupColumn.ts';
import { type PersonName, randomName } from '../players/createNames.ts';
import { type Random, createRandom } from '../random.ts';
import { freeDisplayNames } from './simulatedUserNames.ts';
import { createPlayerPool, pickTeam } from './pickTeam.ts';

const BATCH = 1000;

export interface SimulatedUsersOptions {
  readonly count: number;
  readonly seed: string;
  /** Epoch milliseconds of game time. */
  readonly now: number;
}

/**
 * Creates simulated users: accounts that are marked as practice and cannot log in, each with a valid complete team that starts in
 * the current round. The same seed picks the same teams. Refuses an edition without a season, and a time at which no team can be
 * created.
 */
export async function createSimulatedUsers(
  tx: Transaction<Database>,
  edition: Edition,
  { count, seed, now }: SimulatedUsersOptions,
): Promise<void> {
  await lockTeamChanges(tx, edition.id);
  const season = await loadSeason(tx, edition.id);
  if (season === undefined) throw new CommandError([`There is no ${edition.id} season.`]);
  const startRoundId = currentRound(season.rounds)?.id;
  if (startRoundId === undefined || isTeamCreationDisabled(season.rounds, now)) {
    throw new CommandError(['No team can be created now: the round has begun. Finish it first.']);
  }
  const { rounds, squads, players } = season;
  const world = { edition, rounds, squads, players, now };
  const random = createRandom(`${seed} managers of ${edition.id}`);
  const pool = createPlayerPool(world, random);
  const picks = Array.from({ length: count }, () => pickTeam(pool, world, random));
  const teams = picks.filter((picked) => picked !== undefined);
  if (teams.length < count) throw new CommandError([`The ${edition.id} season allows no valid team.`]);
  const names = await freeDisplayNames(tx, count, random);
  const users = teams.map((selection, index) => {
    const squad = random.pick(squads);
    const account = accountOf(names[index] ?? '', randomName(squad.abbreviation, random), squad.id, edition, random);
    return { selection, account };
  });
  for (const some of chunk(users, BATCH)) await store(tx, some, edition, startRoundId, new Date(now));
}

interface SimulatedUser {
  readonly account: Insertable<UserTable>;
  readonly selection: Selection;
}

function accountOf(
  displayName: string,
  name: PersonName,
  squadId: number,
  edition: Edition,
  random: Random,
): Insertable<UserTable> {
  const key = displayNameKey(displayName);
  const email = `${key.replaceAll(' ', '.')}@practice.invalid`;
  return {
    ...name,
    email,
    emailKey: email,
    displayName,
    displayNameKey: key,
    passwordHash: null,
    isPractice: true,
    dob: `${random.whole(1950, 2004)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
    gender: 'prefer_not_to_say',
    countryOfResidenceId: random.pick(countryIds),
    supportedSquads: JSON.stringify({ [edition.id]: squadId }),
    optInNzr: false,
    optInRugbyAu: false,
    optInSa: false,
    playedGames: [edition.playedGame],
  };
}

/** Argentina, Australia, Fiji, Japan, New Zealand, Samoa, South Africa, Tonga, United Kingdom. */
const countryIds = [32, 36, 242, 392, 554, 882, 710, 776, 826];

async function store(
  tx: Transaction<Database>,
  users: readonly SimulatedUser[],
  { id: edition }: Edition,
  startRoundId: number,
  savedAt: Date,
): Promise<void> {
  const stored = await tx
    .insertInto('users')
    .values(users.map(({ account }) => account))
    .returning(['id', 'displayNameKey'])
    .execute();
  const idOf = new Map(stored.map((user) => [user.displayNameKey, user.id]));
  const teams = users.flatMap(({ account, selection: { lineup, captainId } }) => {
    const userId = idOf.get(account.displayNameKey);
    const team = { edition, name: account.displayName, lineup: toLineupColumn(lineup), captainId, startRoundId, savedAt };
    return userId === undefined ? [] : [{ ...team, userId, isComplete: true, version: 1 }];
  });
  await tx.insertInto('teams').values(teams).execute();
}
