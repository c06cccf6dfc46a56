import type { NewPassword } from '@rugby/domain/contract/account/passwordReset';
import { forgotPasswordProblems, newPasswordProblems } from '@rugby/domain/game/session/passwordReset';
import type { World } from '../scenarios/World.ts';
import { createFieldRefusals, createRefusals, words } from './createRefusal.ts';
import { MutationResult } from './WorldStore.ts';

/** The token of every link that the fake network mails: it sets the password of the first account. */
export const tokenOfLink = 'token-of-a-link-that-was-mailed';

/** Accepts a request for a link. */
export function requestReset(body: { readonly email: string }): object | Response {
  const problems = forgotPasswordProblems(body);
  if (problems.length === 0) return {};
  return createFieldRefusals(problems);
}

/** Sets a new password for the first account and signs everyone out. Refuses a password against the rules, and any other token. */
export function setNewPassword(
  { password, confirmPassword = password, token }: NewPassword,
  world: World,
): MutationResult<object> | Response {
  const problems = newPasswordProblems({ password, confirmPassword });
  if (problems.length > 0) return createFieldRefusals(problems);
  if (token !== tokenOfLink)
    return createRefusals(422, [{ code: 'invalid', message: words('auth.refusals.deadLink'), field: 'token' }]);
  const accounts = world.accounts.map((account, index) => (index === 0 ? { ...account, password } : account));
  return new MutationResult({}, { ...world, accounts, user: null });
}
