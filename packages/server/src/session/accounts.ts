import { dobOfIso } from '@rugby/domain/game/session/dob';
import { createSupportedSquads } from '@rugby/domain/game/session/supportedSquads';
import type { Selectable } from 'kysely';
import type { UserTable } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';

/** The columns of an account that its owner may see. */
export const accountColumns = [
  'users.id',
  'users.email',
  'users.displayName',
  'users.firstName',
  'users.lastName',
  'users.gender',
  'users.dob',
  'users.countryOfResidenceId',
  'users.supportedSquads',
  'users.isNotificationsEnabled',
  'users.optInNzr',
  'users.optInRugbyAu',
  'users.optInSa',
  'users.playedGames',
  'users.avatarHash',
] as const;

type Column<Path> = Path extends `users.${infer Name extends keyof UserTable}` ? Name : never;
type AccountRow = Pick<Selectable<UserTable>, Column<(typeof accountColumns)[number]>>;

/** Presents an account to its owner as the contract defines it. */
export function presentAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    displayName: row.displayName,
    firstName: row.firstName,
    lastName: row.lastName,
    gender: row.gender,
    dob: dobOfIso(row.dob),
    avatar: row.avatarHash === null ? null : `/media/image/${row.avatarHash}.webp`,
    countryOfResidenceId: row.countryOfResidenceId,
    ...createSupportedSquads(({ id }) => row.supportedSquads[id] ?? 0),
    isNotificationsEnabled: row.isNotificationsEnabled,
    optInNzr: row.optInNzr,
    optInRugbyAu: row.optInRugbyAu,
    optInSA: row.optInSa,
    playedGames: row.playedGames,
  };
}
