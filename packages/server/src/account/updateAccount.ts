import type { ParsedAccountChange } from '@rugby/domain/contract/account/account';
import { type Edition, editions } from '@rugby/domain/editions';
import { genders } from '@rugby/domain/game/session/genders';
import { isoOfDob } from '@rugby/domain/game/session/dob';
import { displayNameKey, emailKey } from '@rugby/domain/game/session/keys';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import { normalizeDisplayName } from '@rugby/domain/game/session/names';
import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database, UserTable } from '../db/tables.ts';
import { recordLeagueChanges } from '../scoring/leagueChanges.ts';

/** Stores a valid change of an account: what is sent, and nothing else. */
export async function updateAccount(tx: Transaction<Database>, userId: number, sent: ParsedAccountChange): Promise<void> {
  const columns = columnsOf(sent);
  const squads = squadsOf(sent);
  const canMove = columns.countryOfResidenceId !== undefined || Object.keys(squads).length > 0;
  if (canMove) await recordLeagueChanges(tx, userId, 'automatic', -1);
  if (Object.keys(columns).length > 0) await tx.updateTable('users').set(columns).where('id', '=', userId).execute();
  if (Object.keys(squads).length > 0)
    await sql`update users set supported_squads = supported_squads || ${JSON.stringify(squads)}::jsonb where id = ${userId}`.execute(
      tx,
    );
  if (canMove) await recordLeagueChanges(tx, userId, 'automatic', 1);
}

function columnsOf(sent: ParsedAccountChange): Updateable<UserTable> {
  const { email, displayName, firstName, lastName, dob, gender, countryOfResidenceId } = sent;
  const { isNotificationsEnabled, optInNzr, optInRugbyAu, optInSA } = sent;
  return {
    ...(email !== undefined && { email: email.trim(), emailKey: emailKey(email) }),
    ...(displayName !== undefined && namesOf(displayName)),
    ...(firstName !== undefined && { firstName: normalizePublicText(firstName) }),
    ...(lastName !== undefined && { lastName: normalizePublicText(lastName) }),
    ...(dob !== undefined && { dob: isoOfDob(dob) ?? dob }),
    ...genderOf(gender),
    ...(countryOfResidenceId !== undefined && { countryOfResidenceId }),
    ...(isNotificationsEnabled !== undefined && { isNotificationsEnabled }),
    ...(optInNzr !== undefined && { optInNzr }),
    ...(optInRugbyAu !== undefined && { optInRugbyAu }),
    ...(optInSA !== undefined && { optInSa: optInSA }),
  };
}

/** The rules of the account have refused an unknown gender. */
function genderOf(sent: string | undefined): Pick<Updateable<UserTable>, 'gender'> {
  const gender = genders.find((known) => known === sent);
  return gender === undefined ? {} : { gender };
}

function namesOf(typed: string): Pick<Updateable<UserTable>, 'displayName' | 'displayNameKey'> {
  const displayName = normalizeDisplayName(typed);
  return { displayName, displayNameKey: displayNameKey(displayName) };
}

/** The supported squads that change, by the id of the edition. */
function squadsOf(sent: ParsedAccountChange): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.values(editions).flatMap(({ id, supportedSquadField }: Edition) => {
      const squadId = sent[supportedSquadField];
      return squadId === undefined ? [] : [[id, squadId]];
    }),
  );
}
