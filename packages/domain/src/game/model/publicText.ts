/** The least and the greatest length of a text, in characters. */
export interface TextLength {
  readonly min: number;
  readonly max: number;
}

/** Why a public text is refused. `unseen`: it contains characters that cannot be seen. */
export type PublicTextProblem = 'missing' | 'unseen' | 'too-short' | 'too-long';

/**
 * A text that other users see (display name, name of a team or a league) as it is stored and compared: composed as NFC, no spaces at its ends,
 * single spaces inside, as browsers show them. Nothing else is changed: `publicTextProblem` refuses what must not be stored.
 */
export function normalizePublicText(typed: string): string {
  return typed
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');
}

/** Why a typed public text is refused; undefined when it is accepted. Combining marks do not count towards the least length. */
export function publicTextProblem(typed: string, { min, max }: TextLength): PublicTextProblem | undefined {
  const text = normalizePublicText(typed);
  const visible = lengthOf(
    text
      .replaceAll(unseenCharacters, '')
      .replaceAll(/[\p{M}\uFE0E\uFE0F]/gu, '')
      .trim(),
  );
  if (visible === 0) return 'missing';
  if (withoutEmoji(text).search(unseenCharacters) !== -1) return 'unseen';
  if (visible < min) return 'too-short';
  return lengthOf(text) > max ? 'too-long' : undefined;
}

/** The length of a text in code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/**
 * Without the emoji that are drawn as one picture: flags and families have joiners and tags inside, which cannot be seen anywhere else. Browsers from
 * before 2023 cannot name this set: there such emoji stay, and the text is refused.
 */
function withoutEmoji(text: string): string {
  try {
    // As text: a literal that a browser cannot read would keep the whole file from starting.
    return text.replaceAll(new RegExp(String.raw`\p{RGI_Emoji}`, 'gv'), '');
  } catch {
    return text;
  }
}

/**
 * Control, format and private-use characters, lone surrogates, line separators, and letters without a shape (fillers, the empty braille
 * pattern). The two variation selectors that choose how an emoji is drawn are allowed.
 */
const unseenCharacters = /(?![\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
