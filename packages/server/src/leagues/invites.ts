import type { EditionId } from '@rugby/domain/editions';
import { checkInviteAddresses } from '@rugby/domain/game/leagues/inviteAddresses';
import { dayOfInvitesUsed, refusalsToInvite } from '@rugby/domain/game/leagues/leagueRefusals';
import type { League } from '@rugby/domain/game/model/league';
import { emailKey } from '@rugby/domain/game/session/keys';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { queueMail } from '../mail/queueMail.ts';
import { isOneEmailAddress } from '../mail/isOneEmailAddress.ts';
import type { LeagueReader } from './findLeague.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import { assertAllowed } from './leagueErrors.ts';
import { countSent } from './inviteCounts.ts';
import { createInviteToken } from './inviteTokens.ts';
import { hashText } from '../protection/hashText.ts';
import { inviteMailOf } from './leagueMails.ts';

/**
 * Stores and mails invites to a league that the transaction has locked. An address that a mail reached in the last day, that has declined, or that
 * belongs to a member gets none, and the answer does not say so. Throws 422 when an address is wrong, or there are too many. [A-290, A-291, D51]
 */
export async function sendInvites(
  tx: Transaction<Database>,
  league: League,
  sent: readonly string[],
  { user, world }: LeagueReader,
  deps: LeagueDeps,
): Promise<void> {
  const { words } = deps;
  const { addresses, invalid } = checkInviteAddresses(sent);
  const wrong = [...invalid, ...addresses.filter((address) => !invalid.includes(address) && !isOneEmailAddress(address))];
  if (wrong.length > 0) throw invalidError(wrong.map((address) => words('leagues.problems.inviteInvalid', { address })));
  if (addresses.length === 0) throw invalidError([words('leagues.problems.invites')]);
  assertAllowed(refusalsToInvite(addresses.length), world, words);
  const tokens = await storeInvites(tx, league.id, addresses, user.id);
  if (!(await countSent(tx, user.id, tokens.size))) assertAllowed([dayOfInvitesUsed], world, words);
  for (const [to, token] of tokens) {
    const mail = { to, league, inviter: user.displayName, token, edition: world.edition, rounds: world.rounds };
    await queueMail(tx, inviteMailOf(mail, deps));
  }
}

/** The invites to answer: one, or those of an address. */
type Which = { readonly edition: EditionId } & (
  | { readonly leagueId: number; readonly emailKey: string }
  | { readonly leagueId: number; readonly id: number }
  | { readonly tokenHash: string }
);

/**
 * Ends waiting invites; declines withdrawn ones too, which the link of their mail still reaches. Their addresses are deleted; what stays keeps a
 * declined invite from being sent again.
 */
export async function answerInvites(
  db: Kysely<Database>,
  { edition, ...which }: Which,
  status: 'declined' | 'withdrawn',
): Promise<void> {
  await db
    .updateTable('leagueInvites')
    .set({ status, email: '', emailKey: '' })
    .where('status', 'in', status === 'declined' ? ['waiting', 'withdrawn'] : ['waiting'])
    .where(({ and }) => and(which))
    .where('leagueId', 'in', (eb) => eb.selectFrom('leagues').select('id').where('edition', '=', edition))
    .execute();
}

function invalidError(messages: readonly string[]): RefusedError {
  return new RefusedError(
    422,
    messages.map((message) => ({ code: 'invalid', message, field: 'invites' })),
  );
}

/** Returns the addresses that get a mail, each with the token of its invite. */
async function storeInvites(
  tx: Transaction<Database>,
  leagueId: number,
  addresses: readonly string[],
  invitedBy: number,
): Promise<ReadonlyMap<string, string>> {
  const members = await tx
    .selectFrom('leagueMembers')
    .innerJoin('users', 'users.id', 'leagueMembers.userId')
    .select('emailKey')
    .where('leagueId', '=', leagueId)
    .where('emailKey', 'in', addresses.map(emailKey))
    .execute();
  const invited = addresses.filter((address) => !members.some((member) => member.emailKey === emailKey(address)));
  if (invited.length === 0) return new Map();
  const rows = invited.map((email) => {
    const { token, tokenHash } = createInviteToken();
    const key = emailKey(email);
    return {
      token,
      row: { leagueId, invitedBy, email, emailKey: key, addressHash: hashText(`${leagueId} ${key}`), tokenHash },
    };
  });
  const stored = await tx
    .insertInto('leagueInvites')
    .values(rows.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict
        .columns(['leagueId', 'addressHash'])
        .doUpdateSet(({ ref }) => ({
          invitedBy: ref('excluded.invitedBy'),
          email: ref('excluded.email'),
          emailKey: ref('excluded.emailKey'),
          tokenHash: ref('excluded.tokenHash'),
          sentAt: sql<Date>`now()`,
          status: 'waiting' as const,
        }))
        .where('leagueInvites.status', '<>', 'declined')
        .where('leagueInvites.sentAt', '<', sql<Date>`now() - interval '1 day'`),
    )
    .returning('tokenHash')
    .execute();
  await restoreWithdrawn(tx, rows);
  const mailed = new Set(stored.map(({ tokenHash }) => tokenHash));
  return new Map(rows.filter(({ row }) => mailed.has(row.tokenHash)).map(({ token, row }) => [row.email, token]));
}

/** An invite that was withdrawn since its mail waits again, without a second mail. */
async function restoreWithdrawn(
  tx: Transaction<Database>,
  rows: readonly {
    readonly row: { readonly leagueId: number; readonly email: string; readonly emailKey: string; readonly addressHash: string };
  }[],
): Promise<void> {
  for (const { row } of rows) {
    await tx
      .updateTable('leagueInvites')
      .set({ status: 'waiting', email: row.email, emailKey: row.emailKey })
      .where('leagueId', '=', row.leagueId)
      .where('addressHash', '=', row.addressHash)
      .where('status', '=', 'withdrawn')
      .execute();
  }
}
