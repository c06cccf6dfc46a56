import fonts from './lettering.json' with { type: 'json' };
import { svg } from './svg.ts';

/** `display` is the bold condensed font of titles and figures, `text` the one of small print. */
export type FontName = keyof typeof fonts;

/** How a text is drawn. `size` is the height of an em in px. */
export interface Lettering {
  readonly font: FontName;
  readonly size: number;
}

/** The place of a text: `y` is the baseline, `x` the start, middle or end of the text. */
export interface LetteringPlace {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Drawn around the letters, below them. `width` is in px. */
  readonly outline?: { readonly color: string; readonly width: number };
}

interface Letters {
  /** Advance and path data of each letter, in thousandths of an em. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** By the left letter: right letters, each with how much farther it stands. */
  readonly kerning: Readonly<Record<string, string>>;
}

const lettersOf: Readonly<Record<FontName, Letters>> = fonts;
const em = 1000;

/**
 * The text in the letters that can be drawn: without control characters, emoji and letters of other scripts. A letter with a mark that is not among
 * them loses the mark.
 */
export function drawableText(text: string): string {
  const { glyphs } = lettersOf.text;
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    if (Object.hasOwn(glyphs, letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    const [base = ''] = letter.normalize('NFD');
    return Object.hasOwn(glyphs, base) ? base : '';
  });
  return letters.join('').replaceAll(/\s+/g, ' ').trim();
}

/** The width of a drawable text in px. */
export function textWidth(text: string, { font, size }: Lettering): number {
  return (setLetters(text, font).width * size) / em;
}

/** Draws a text as outlines, so that the picture needs no fonts. Letters that cannot be drawn are left out. */
export function drawText(text: string, lettering: Lettering, { x, y, fill, anchor = 'start', outline }: LetteringPlace): string {
  const { font, size } = lettering;
  const { d, width } = setLetters(drawableText(text), font);
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * ((width * size) / em);
  const place = { transform: `translate(${round(x - shift)} ${round(y)}) scale(${size / em})`, d };
  const around =
    outline === undefined
      ? ''
      : svg('path', {
          ...place,
          fill: 'none',
          stroke: outline.color,
          'stroke-width': round((outline.width * em) / size),
          'stroke-linejoin': 'round',
        });
  return around + svg('path', { ...place, fill });
}

/** The text, cut with an ellipsis where it is wider than `maxWidth` px. */
export function shortenText(text: string, lettering: Lettering, maxWidth: number): string {
  if (textWidth(text, lettering) <= maxWidth) return text;
  const letters = Array.from(text);
  const fits = letters.findLastIndex((_, index) => textWidth(`${letters.slice(0, index).join('')}…`, lettering) <= maxWidth);
  return `${letters.slice(0, Math.max(fits, 0)).join('').trimEnd()}…`;
}

/** The text in at most `maxLines` lines of `maxWidth` px, broken between words; the last line is cut where there is more. */
export function wrapText(text: string, lettering: Lettering, maxWidth: number, maxLines: number): readonly string[] {
  return wrapParts(text.split(' '), ' ', lettering, maxWidth, maxLines);
}

/** The same, broken between any two letters. */
export function wrapLetters(text: string, lettering: Lettering, maxWidth: number, maxLines: number): readonly string[] {
  return wrapParts(Array.from(text), '', lettering, maxWidth, maxLines);
}

function wrapParts(
  parts: readonly string[],
  glue: string,
  lettering: Lettering,
  maxWidth: number,
  maxLines: number,
): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)}${glue}${part}`;
    if (lines.length > 0 && (textWidth(longer, lettering) <= maxWidth || lines.length === maxLines))
      lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => shortenText(line.trim(), lettering, maxWidth));
}

interface SetLetters {
  readonly d: string;
  /** In thousandths of an em. */
  readonly width: number;
}

function setLetters(text: string, font: FontName): SetLetters {
  const { glyphs, kerning } = lettersOf[font];
  const letters = Array.from(text);
  let [d, width] = ['', 0];
  for (const [index, letter] of letters.entries()) {
    const [, advance, path] = /^(\d+) ?(.*)$/.exec(glyphs[letter] ?? '0') ?? [];
    if (path !== '') d += `M${width} 0${path}`;
    width += Number(advance) + kerningOf(kerning[letter], letters[index + 1]);
  }
  return { d, width };
}

function kerningOf(pairs: string | undefined, right: string | undefined): number {
  const pair = right === undefined ? undefined : pairs?.split(' ').find((one) => one.startsWith(right));
  return pair === undefined ? 0 : Number(pair.slice(1));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
