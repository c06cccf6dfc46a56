import { contactUs, editionOfGame } from '@rugby/domain/contract/help/messages';
import { contactProblems } from '@rugby/domain/game/messages/messageProblems';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import { assertNoProblems, RefusedError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { withEmailProblem } from '../mail/isOneEmailAddress.ts';
import { queueMail } from '../mail/queueMail.ts';

export interface ContactDeps {
  readonly db: Kysely<Database>;
  readonly words: Words;
  readonly limits: RateLimits;
  /** The address that gets the messages; undefined: there is no recipient, so they are refused. */
  readonly contactTo: string | undefined;
}

/**
 * Serves the contact form: mails the message to the people who run the game. What was typed stands in the text of the mail only, never in a
 * header.
 */
export function serveContact({ serve }: Pick<Routes, 'serve'>, { db, words, limits, contactTo }: ContactDeps): void {
  serve(contactUs, async ({ input: { body }, request, reply }) => {
    await limits.countMessage(request, reply);
    const problems = withEmailProblem(contactProblems(body), body.email, {
      field: 'email',
      problem: 'messages.contact.problems.email',
    });
    assertNoProblems(problems, words);
    if (contactTo === undefined) throw new RefusedError(422, [{ code: 'invalid', message: words('mail.contact.noRecipient') }]);
    const edition = editionOfGame(body.game);
    await queueMail(db, {
      to: contactTo,
      edition,
      content: {
        subject: words('mail.contact.subject'),
        heading: words('mail.contact.heading'),
        paragraphs: body.message.trim().split(/\n\s*\n/),
        facts: [
          { name: words('mail.contact.name'), value: normalizePublicText(body.name) },
          { name: words('mail.contact.address'), value: body.email.trim() },
        ],
        reason: words('mail.contact.reason', { title: edition.title }),
      },
    });
    return {};
  });
}
