import { randomBytes } from 'node:crypto';
import { editionOfGame, endPreRegistration, preRegister } from '@rugby/domain/contract/help/messages';
import type { Edition } from '@rugby/domain/editions';
import { preRegistrationProblems } from '@rugby/domain/game/messages/messageProblems';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import { emailKey } from '@rugby/domain/game/session/keys';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { hashText } from '../protection/hashText.ts';
import type { Database } from '../db/tables.ts';
import { acceptOneClick } from '../mail/acceptOneClick.ts';
import { createRoutes, type RouteDeps } from '../http/routes/createRoutes.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import { assertNoProblems } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { withEmailProblem } from '../mail/isOneEmailAddress.ts';
import { oneClickUrl } from '../mail/oneClickUrl.ts';
import { type Mail, queueMail } from '../mail/queueMail.ts';
import { wayOutOfPreRegistration } from '../mail/waysOut.ts';
import { requireWholeToken } from '../mail/requireWholeToken.ts';

export interface PreRegistrationDeps {
  readonly db: Kysely<Database>;
  readonly words: Words;
  readonly limits: RateLimits;
  readonly publicUrl: string;
}

/**
 * Serves the list for the next season. An address gets one confirmation; the answer does not say whether it was on the list before.
 */
export function servePreRegistration({ serve }: Pick<Routes, 'serve'>, deps: PreRegistrationDeps): void {
  const { db, words, limits, publicUrl } = deps;
  serve(preRegister, async ({ input: { body }, request, reply }) => {
    await limits.countMessage(request, reply);
    const problems = withEmailProblem(preRegistrationProblems(body), body.email, {
      field: 'email',
      problem: 'messages.preRegistration.problems.email',
    });
    assertNoProblems(problems, words);
    const edition = editionOfGame(body.game);
    const token = randomBytes(32).toString('base64url');
    const email = body.email.trim();
    await db.transaction().execute(async (tx) => {
      const added = await tx
        .insertInto('preRegistrations')
        .values({
          edition: edition.id,
          email,
          emailKey: emailKey(email),
          firstName: normalizePublicText(body.firstName),
          lastName: normalizePublicText(body.lastName),
          tokenHash: hashText(token),
        })
        .onConflict((conflict) => conflict.columns(['edition', 'emailKey']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added !== undefined) await queueMail(tx, confirmationOf({ email, edition, token, publicUrl, words }));
    });
    return {};
  });
}

/** Serves the way off the list, which needs the token of the confirmation and nothing else. The row is deleted. */
export async function serveEndPreRegistration(app: FastifyInstance, routeDeps: RouteDeps): Promise<void> {
  await app.register(async (oneClick) => {
    acceptOneClick(oneClick, wayOutOfPreRegistration, routeDeps.words);
    createRoutes(oneClick, routeDeps).serve(endPreRegistration, async ({ input: { params } }) => {
      requireWholeToken(params.token, routeDeps.words);
      await routeDeps.db.deleteFrom('preRegistrations').where('tokenHash', '=', hashText(params.token)).execute();
      return {};
    });
  });
}

interface Confirmation {
  readonly email: string;
  readonly edition: Edition;
  readonly token: string;
  readonly publicUrl: string;
  readonly words: Words;
}

/** Says nothing that the sender typed: anybody can send it to any address. */
function confirmationOf({ email, edition, token, publicUrl, words }: Confirmation): Mail {
  const site = `${publicUrl}${edition.basePath}`;
  return {
    to: email,
    edition,
    unsubscribeUrl: oneClickUrl(endPreRegistration, token, { publicUrl, edition }),
    content: {
      subject: words('mail.preRegistration.subject', { title: edition.title }),
      heading: words('mail.preRegistration.heading'),
      paragraphs: [words('mail.preRegistration.text', { title: edition.title })],
      action: { label: words('mail.preRegistration.action'), url: `${site}/` },
      reason: words('mail.preRegistration.reason'),
      links: [{ label: words('mail.preRegistration.leave'), url: `${site}/pre-registration?unsubscribe=${token}` }],
    },
  };
}
