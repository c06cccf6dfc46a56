import { editionIds } from '../../editions.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { typed, upTo } from '../text.ts';

/**
 * POST password-reset/request: sends a link that sets a new password, if the address has an account; the answer is the same if it has none.
 * The mail leads to the edition, by default the club edition.
 */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  area: 'account',
  path: 'password-reset/request',
  request: z.object({ body: z.object({ email: typed, edition: z._default(z.enum(editionIds), 'srp') }) }),
  success: z.object({}),
});

const newPassword = z.object({ password: typed, token: upTo(200), confirmPassword: z.optional(typed) });

/** The input of the form that sets a new password, with the token of the link. */
export type NewPassword = z.input<typeof newPassword>;

/** POST password-reset: sets a new password and ends all sessions of the user. A token works once, for one hour. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  area: 'account',
  path: 'password-reset',
  request: z.object({ body: newPassword }),
  success: z.object({}),
});
