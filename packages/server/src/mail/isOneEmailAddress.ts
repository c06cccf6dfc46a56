import { isEmail } from '@rugby/domain/game/session/registration';
import addresses from 'email-addresses';

/**
 * Whether a text is one e-mail address by the rule of the forms and by the grammar of RFC 5322: no list, no name, no comment, no group. The
 * address as it was typed is the one to which mail goes.
 */
export function isOneEmailAddress(typed: string): boolean {
  const email = typed.trim();
  if (!isEmail(email)) return false;
  const parsed = addresses.parseOneAddress(email);
  return parsed?.type === 'mailbox' && 'address' in parsed && parsed.address === email;
}

/** The problems of a form, and `problem` when its email is not one address and no other problem is about it. */
export function withEmailProblem<Problem extends { readonly field?: string | undefined }>(
  problems: readonly Problem[],
  email: string,
  problem: NoInfer<Problem>,
): readonly Problem[] {
  const isKnown = problems.some(({ field }) => field === problem.field);
  return isKnown || isOneEmailAddress(email) ? problems : [...problems, problem];
}
