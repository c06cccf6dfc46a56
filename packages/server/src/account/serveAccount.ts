import {
  deactivateAccount,
  endOtherSessions,
  endSession,
  getDeletionPreview,
  getSessions,
} from '@rugby/domain/contract/account/account';
import { getAccountExport } from '@rugby/domain/contract/account/accountExport';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createRoutes, type RouteDeps } from '../http/routes/createRoutes.ts';
import { acceptForms } from '../http/forms.ts';
import { RefusedError, signedOutError } from '../http/RefusedError.ts';
import { serveAvatars } from './avatars.ts';
import { deleteAccount, previewDeletion } from './deleteAccount.ts';
import { mostSentBytes } from './encodeAvatar.ts';
import { exportAccount } from './exportAccount.ts';
import { serveUpdate, type UpdateDeps } from './serveUpdate.ts';
import { endOtherSessionsOf, endSessionOf, isFreshSession, readSessions } from './userSessions.ts';
import { verifyPassword } from './verifyPassword.ts';

export interface AccountDeps extends UpdateDeps {
  readonly db: Kysely<Database>;
  readonly publicUrl: string;
}

/** Serves what users do with their account: change, sessions, export, deletion, avatars. [A-310, A-312, B17] */
export async function serveAccount(app: FastifyInstance, routeDeps: RouteDeps, deps: AccountDeps): Promise<void> {
  const { db, sessions, words } = deps;
  const { serveSignedIn, mutate } = createRoutes(app, routeDeps);
  serveAvatars(app, db);
  await app.register(async (forms) => {
    // Before the form is read: a file of 5 MB is taken from signed-in users only.
    forms.addHook('preValidation', async (request, reply) => {
      if (request.isMultipart() && (await sessions.userOf(request, reply)) === undefined) throw signedOutError(words);
    });
    await acceptForms(forms, words, {
      name: 'avatar',
      mostBytes: mostSentBytes,
      tooLarge: () =>
        new RefusedError(413, [{ code: 'invalid', message: words('account.refusals.avatarTooLarge'), field: 'avatar' }]),
    });
    serveUpdate(createRoutes(forms, { ...routeDeps, acceptsForms: true }), deps);
  });

  serveSignedIn(getSessions, async ({ user, request }) => ({
    sessions: await readSessions(db, user.id, sessions.idHashOf(request)),
  }));
  mutate(endSession, async ({ tx, user, input: { params } }) => {
    await endSessionOf(tx, user.id, params.sessionId);
    return {};
  });
  mutate(endOtherSessions, async ({ tx, user, request }) => {
    await endOtherSessionsOf(tx, user.id, sessions.idHashOf(request));
    return {};
  });

  serveSignedIn(getAccountExport, async ({ user }) => exportAccount(db, user));

  serveSignedIn(getDeletionPreview, async ({ user, request }) => ({
    ...(await previewDeletion(db, user.id)),
    needsPassword: !(await isFreshSession(db, sessions.idHashOf(request))),
  }));
  // No stored answer: it would belong to the account that goes.
  serveSignedIn(
    deactivateAccount,
    async ({ user, request, reply, input: { body } }) => {
      const isPasswordLeftOut = body.password === undefined || body.password === '';
      if (!isPasswordLeftOut || !(await isFreshSession(db, sessions.idHashOf(request))))
        await verifyPassword(db, { user, request, reply }, { password: body.password, field: 'password' }, deps);
      await db.transaction().execute((tx) => deleteAccount(tx, user.id, deps));
      await sessions.end(request, reply);
      return {};
    },
    { hashesPassword: true },
  );
}
