import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords of breaches, the most used ones first. */
const used = dictionary['passwords-common'];
const common = new Set(used);
/** The first words to try in a game of rugby: the game, and the teams whose supporters play it. */
const wordsOfRugby =
  'rugby superrugby fantasyrugby scrum blues brumbies chiefs crusaders drua fijiandrua force westernforce highlanders hurricanes moanapasifika pasifika queenslandreds reds rebels waratahs allblacks argentina australia newzealand pumas lospumas southafrica springboks wallabies'.split(
    ' ',
  );
/** Those that an attacker also tries with a year or other digits around them. */
const worst = new Set([...used.slice(0, 1000), ...wordsOfRugby]);

/** How passwords spell a letter with another character. */
const letters: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' };

/**
 * Returns whether a password is among the 49,000 most used ones of breaches, or one of the worst thousand or a word of rugby with up to four digits
 * at each end, in any case, with special characters added, or with special characters and digits in place of letters: lists of common passwords hold
 * few with four kinds of character, and an attacker who tries `password1` also tries `Password1!`, `P@ssw0rd-12` and `Password-2026`.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const plain = [lower, spellOut(lower, /[@$]/g)].map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return [lower, ...plain].some((text) => {
    const stem = text.replace(/^\d{1,4}/, '').replace(/\d{1,4}$/, '');
    return common.has(text) || worst.has(stem) || worst.has(spellOut(stem, /\d/g));
  });
}

function spellOut(text: string, characters: RegExp): string {
  return text.replaceAll(characters, (character) => letters[character] ?? character);
}
