import { dobOfIso } from '@rugby/domain/game/session/dob';
import type { Selectable } from 'kysely';
import type { UserTable } from '../db/tables.ts';
import type { Account } from '../http/Routes.ts';

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
  'users.supportedSquadId',
  'users.trcSupportedSquadId',
  'users.isNotificationsEnabled',
  'users.optInNzr',
  'users.optInRugbyAu',
  'users.optInSa',
  'users.playedGames',
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
    avatar: null,
    countryOfResidenceId: row.countryOfResidenceId,
    supportedSquadId: row.supportedSquadId,
    trcSupportedSquadId: row.trcSupportedSquadId,
    isNotificationsEnabled: row.isNotificationsEnabled,
    optInNzr: row.optInNzr,
    optInRugbyAu: row.optInRugbyAu,
    optInSA: row.optInSa,
    playedGames: row.playedGames,
  };
}
