/** The letters and digits of codes. Without vowels no code is a word; without 0, 1, I, L and O none of these is taken for another. */
export const codeAlphabet = '23456789BCDFGHJKMNPQRSTVWXZ';

/** The number of characters of a code: 27 to the power of 8, so that guessing is hopeless with the tries that are allowed. */
export const codeLength = 8;

/** A typed code as it is stored and compared: upper case, without spaces and hyphens. */
export function normalizeLeagueCode(typed: string): string {
  return typed.replaceAll(/[\s-]+/g, '').toUpperCase();
}

/** Whether a typed text can be the code of a league. Longer and shorter codes of other servers count. */
export function isLeagueCode(typed: string): boolean {
  return /^[A-Z0-9]{4,20}$/.test(normalizeLeagueCode(typed));
}

/** Makes a code from as many random numbers below 256 as it takes; `random` answers that many. */
export function createLeagueCode(random: (count: number) => ArrayLike<number>): string {
  let code = '';
  while (code.length < codeLength) {
    for (const number of Array.from(random(codeLength))) {
      if (number < fairBelow && code.length < codeLength) code += codeAlphabet.charAt(number % codeAlphabet.length);
    }
  }
  return code;
}

/** Numbers from here on would make the first characters of the alphabet likelier. */
const fairBelow = 256 - (256 % codeAlphabet.length);
