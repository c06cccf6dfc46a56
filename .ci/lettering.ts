import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { format, resolveConfig } from 'prettier';

// Writes the outlines of the letters that share pictures are drawn with: a server has no fonts, and a picture of an SVG loads none.
// Run it by hand where a letter is missing: node .ci/lettering.ts
const packages = resolve(import.meta.dirname, '../node_modules');
const file = resolve(import.meta.dirname, '../packages/domain/src/game/drawing/lettering.json');

/** Units of an em in the file. */
const em = 1000;
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
] as const;
const singles = ['•', '…', '−', 'ʻ', '€'];
const letters = [
  ...ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))),
  ...singles,
];
const ligaturesOff = { liga: false, dlig: false, calt: false };
/** Pairs of these letters have the distance that the font gives them. */
const kerned = Array.from({ length: 94 }, (_, step) => String.fromCodePoint(0x21 + step)).filter(
  (letter) => !/[<>"&\\]/.test(letter),
);

const display = await readFonts('@fontsource/barlow-condensed/files/barlow-condensed', '700-normal');
const text = await readFonts('@fontsource-variable/inter/files/inter', 'wght-normal');
const json = JSON.stringify({ display: letteringOf(display), text: letteringOf(text) });
await writeFile(file, await format(json, { ...(await resolveConfig(file)), filepath: file }));
console.log(`Wrote ${file}`);

async function readFonts(path: string, style: string): Promise<readonly Font[]> {
  return Promise.all(
    ['latin', 'latin-ext'].map(async (subset) => {
      const font = create(await readFile(`${packages}/${path}-${subset}-${style}.woff2`));
      if (!('layout' in font)) throw new Error(`${path} is a collection of fonts.`);
      return font;
    }),
  );
}

/** The glyphs as advance and path, and the pairs of letters that stand nearer or wider, by the first letter. */
function letteringOf(fonts: readonly Font[]): object {
  const glyphs = letters.flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (font === undefined) return [];
    const glyph = font.glyphForCodePoint(code);
    const scale = em / font.unitsPerEm;
    return [[letter, `${Math.round(glyph.advanceWidth * scale)} ${pathOf(glyph.path.commands, scale)}`.trim()] as const];
  });
  return { glyphs: Object.fromEntries(glyphs), kerning: Object.fromEntries(kerned.flatMap((left) => kerningOf(left, fonts[0]))) };
}

function kerningOf(left: string, font: Font | undefined): readonly (readonly [string, string])[] {
  if (font === undefined) return [];
  const scale = em / font.unitsPerEm;
  const own = font.glyphForCodePoint(left.codePointAt(0) ?? 0).advanceWidth;
  const pairs = kerned.flatMap((right) => {
    const moved = Math.round(((font.layout(left + right, ligaturesOff).positions[0]?.xAdvance ?? own) - own) * scale);
    return Math.abs(moved) < 5 ? [] : [`${right}${moved}`];
  });
  return pairs.length === 0 ? [] : [[left, pairs.join(' ')]];
}

/** Path data with relative steps of whole units, y downwards. */
function pathOf(commands: Glyph['path']['commands'], scale: number): string {
  let [x, y] = [0, 0];
  const names = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;
  let start: readonly [number, number] = [0, 0];
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => Math.round(value * scale * (index % 2 === 0 ? 1 : -1)));
      const steps = points.map((value, index) => value - (index % 2 === 0 ? x : y));
      if (command === 'closePath') [x, y] = start;
      else [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
      if (command === 'moveTo') start = [x, y];
      return names[command] + steps.join(' ').replaceAll(' -', '-');
    })
    .join('');
}
