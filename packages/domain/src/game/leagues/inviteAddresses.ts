import { emailKey } from '../session/keys.ts';
import { isEmail } from '../session/registration.ts';

/** The most addresses in one call. [D51] */
export const mostAddresses = 50;

/** Milliseconds after which an address may get another mail from the same league. */
export const inviteAgainAfter = 24 * 60 * 60 * 1000;

/** The most invites that a user sends in a day. [D51] */
export const mostInvitesADay = 200;

/** What was typed into the field of the addresses. Nothing is sent while `invalid` holds any, or `addresses` none. */
export interface InviteAddresses {
  /** Trimmed, without blanks and duplicates, in the order in which they were typed. */
  readonly addresses: readonly string[];
  /** Those of `addresses` that are not addresses. */
  readonly invalid: readonly string[];
}

/** Splits a text at commas, semicolons and line breaks. */
export function readInviteAddresses(typed: string): InviteAddresses {
  return checkInviteAddresses(typed.split(/[,;\n]/));
}

/** The same for addresses that are separate already. */
export function checkInviteAddresses(sent: readonly string[]): InviteAddresses {
  const byKey = new Map<string, string>();
  for (const address of sent.map((typed) => typed.trim())) {
    if (address !== '' && !byKey.has(emailKey(address))) byKey.set(emailKey(address), address);
  }
  const addresses = [...byKey.values()];
  return { addresses, invalid: addresses.filter((address) => !isEmail(address)) };
}
