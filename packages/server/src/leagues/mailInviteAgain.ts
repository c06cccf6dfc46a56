import { dayOfInvitesUsed, refusalsToSendAgain } from '@rugby/domain/game/leagues/leagueRefusals';
import type { League } from '@rugby/domain/game/model/league';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notFoundError } from '../http/RefusedError.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { LeagueReader } from './findLeague.ts';
import { countSent } from './inviteCounts.ts';
import { createInviteToken } from './inviteTokens.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import { assertAllowed } from './leagueErrors.ts';
import { inviteMailOf } from './leagueMails.ts';

/**
 * Mails an invite of a league that the transaction has locked once more; the link of its last mail no longer declines it. Throws 404 for an invite
 * that does not wait for an answer, and 422 within a day of its last mail or beyond the invites of a day. [D51]
 */
export async function mailInviteAgain(
  tx: Transaction<Database>,
  league: League,
  inviteId: number,
  { user, world }: LeagueReader,
  deps: LeagueDeps,
): Promise<void> {
  const { words } = deps;
  const invite = await tx
    .selectFrom('leagueInvites')
    .select(['email', 'sentAt'])
    .where('id', '=', inviteId)
    .where('leagueId', '=', league.id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (invite === undefined) throw notFoundError(words('leagues.refusals.noInvite'));
  assertAllowed(refusalsToSendAgain(invite.sentAt.getTime(), Date.now()), world, words);
  if (!(await countSent(tx, user.id, 1))) assertAllowed([dayOfInvitesUsed], world, words);
  const { token, tokenHash } = createInviteToken();
  await tx
    .updateTable('leagueInvites')
    .set({ tokenHash, invitedBy: user.id, sentAt: sql<Date>`now()` })
    .where('id', '=', inviteId)
    .execute();
  const { edition, rounds } = world;
  await queueMail(tx, inviteMailOf({ to: invite.email, league, inviter: user.displayName, token, edition, rounds }, deps));
}
