import { type Lettering, wrapLetters, wrapText } from '../drawing/lettering.ts';

/** A name on at most two lines, in the largest size in which all of it has room. One that is too long for the smallest is broken within words. */
export function fitName(
  text: string,
  sizes: readonly number[],
  maxWidth: number,
): { readonly lines: readonly string[]; readonly size: number } {
  const fitted = sizes.map((size) => ({ size, lines: wrapText(text, letteringOf(size), maxWidth, 2) }));
  const whole = fitted.find(({ lines }) => lines.join(' ') === text);
  const smallest = sizes.at(-1) ?? 0;
  return whole ?? { size: smallest, lines: wrapLetters(text, letteringOf(smallest), maxWidth, 2) };
}

function letteringOf(size: number): Lettering {
  return { font: 'display', size };
}
