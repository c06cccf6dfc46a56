import type { EditionId } from '@rugby/domain/editions';
import { z } from '@rugby/domain/contract/schema';
import { fullSelection } from '../../testing/aLineup.ts';
import { playerAt } from '../../testing/aSeason.ts';
import { hashText } from '../../protection/hashText.ts';
import { aRegistration } from '../../testing/registration.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { signInUser } from '../../testing/signInUser.ts';
import type { TestServer } from '../../testing/testServer.ts';

export type PathValues = Readonly<Record<string, string | number>>;

/** A user with a complete team and a league in the season of `aSeason`, and valid requests of theirs. */
export interface ApiUser {
  /** The headers that a page of this site sends. */
  readonly headers: Readonly<Record<string, string>>;
  /** Values of path parameters by name. */
  readonly values: PathValues;
  /** A valid body by the path of its endpoint; endpoints without an entry need none. */
  readonly validBodies: Readonly<Record<string, object>>;
  /** Applies a booster, unless one is applied, and returns its id and the current version of the team. */
  applyBooster(): Promise<{ readonly boosterId: number; readonly version: number }>;
}

const boosterAnswer = z.object({
  success: z.object({ team: z.object({ version: z.int(), boosters: z.array(z.object({ id: z.int() })) }) }),
});

const leagueAnswer = z.object({ success: z.object({ league: z.object({ id: z.int(), code: z.string() }) }) });

/** Creates another user on each call, with a team and a league in an edition. */
export async function createApiUser({ app, db }: TestServer, edition: EditionId = 'srp'): Promise<ApiUser> {
  const { id, headers: session } = await signInUser(db);
  const headers = { ...session, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `${callsOf[edition]}${path}`, headers, payload });
  const applyBooster = async (): ReturnType<ApiUser['applyBooster']> => {
    const answer: unknown = (await app.inject({ url: `${callsOf[edition]}team/show-my`, headers })).json();
    const { version, boosters } = z.parse(boosterAnswer, answer).success.team;
    const [used] = boosters;
    if (used !== undefined) return { boosterId: used.id, version };
    await post('team/booster', { type: 'TRIPLE_CAPTAIN', playerId: null });
    return applyBooster();
  };
  const { id: modalId } = await db
    .insertInto('userModals')
    .values({ userId: id, edition, outPlayerId: playerAt('prop', 1), currentPosition: 'lock', prevPosition: 'prop' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // It has the form of a token in a mail.
  const resetToken = session.cookie.replace('session=', '');
  const reset = { tokenHash: hashText(resetToken), expiresAt: new Date(Date.now() + 60_000) };
  await db
    .insertInto('passwordResets')
    .values({ userId: id, ...reset })
    .execute();
  const { email, password } = existingAccount;
  await app.inject({ method: 'POST', url: '/api/en/user/register', payload: existingAccount });
  await post('team/update', fullSelection);
  const created = await post('league', aLeague);
  const { league } = z.parse(leagueAnswer, created.json()).success;
  await post(`league/${league.id}/invite`, { invites: ['ana@example.org'] });
  const { id: inviteId } = await db
    .updateTable('leagueInvites')
    .set({ sentAt: new Date(Date.now() - 2 * 24 * 60 * 60_000) })
    .where('leagueId', '=', league.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    headers,
    values: {
      roundId: 1,
      userId: id,
      modalId,
      sessionId: 1,
      leagueId: league.id,
      code: league.code,
      token: 'a'.repeat(43),
      ...rankingQuery,
    },
    validBodies: {
      'user/register': aRegistration(),
      'user/register-for-game': { supportedSquadId: 0, optInNzr: true, terms: true },
      'auth/login': { email, password },
      'password-reset/request': { email, edition: 'srp' },
      'password-reset': { password: 'Fly-half10', token: resetToken, confirmPassword: 'Fly-half10' },
      preregistration: { email: 'mere@example.com', firstName: 'Mere', lastName: 'Kahu', game: 'srp_fantasy' },
      contact: { name: 'Mere Kahu', email: 'mere@example.com', message: 'Kia ora.', game: 'srp_fantasy' },
      'user/check-email': { email: 'nobody@example.com' },
      'user/check-display-name': { displayName: 'Nobody Yet' },
      league: aLeague,
      'league/{leagueId}': { ...aLeague, leagueId: league.id },
      'league/{leagueId}/invite': { invites: ['ana@example.com'] },
      'league/{leagueId}/invite/again': { inviteId },
      'league/{leagueId}/manager': { userId: id },
      'team/update': fullSelection,
      'team/autopick': fullSelection,
      'team/change-captain': { newId: playerAt('centre', 1) },
      'team/link': { roundId: 1 },
      'team/link/delete': { roundId: 1 },
      'team/booster': { type: 'CO_CAPTAIN', playerId: playerAt('hooker', 3) },
      'trade/make': { tradePairs: [{ out: playerAt('hooker', 3), in: playerAt('hooker', 3, 1) }] },
    },
    applyBooster,
  };
}

/** A query of a ranking. */
const rankingQuery = { page: 1, round: 1, gameWeek: 1, stat: 'roundPoints', order: 'rank', dir: 'asc', limit: 20, search: 'a' };

const aLeague = { name: 'Tackles', startId: 1, privacy: 'public' };

/** An account with a password. */
const existingAccount = aRegistration();
