import { describe, expect, it } from 'vitest';
import { drawableText, drawText, shortenText, textWidth, wrapLetters, wrapText } from './lettering.ts';

const title = { font: 'display', size: 20 } as const;
const place = { x: 10, y: 20, fill: 'white' };

describe('a text in outlines', () => {
  it('is drawn without a font, so that a server without fonts draws it too [B16]', () => {
    const drawn = drawText('Māori <b>"Tū"</b>', title, place);
    expect(drawn).toMatch(/^<path transform="translate\(10 20\) scale\(0\.02\)" d="M[^"<>]+" fill="white"\/>$/);
    expect(drawn.match(/M\d/g)).toHaveLength(Array.from('Māori<b>"Tū"</b>').length);
  });
  it.each([
    ['Ana’s\u0000 XV', 'Ana’s XV'],
    ['  two \n lines ', 'two lines'],
    ['🏉 Rucks 🏉', 'Rucks'],
    ['فريق Blue', 'Blue'],
    ['Nguyễn', 'Nguyen'],
    ['Tāmaki', 'Tāmaki'],
    ['Blue\nHawks\tXV', 'Blue Hawks XV'],
    ['選手', ''],
  ])('of %j has the letters of %j', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });
  it('sets letters as near as the font does', () => {
    expect(textWidth('AV', title)).toBeLessThan(textWidth('A', title) + textWidth('V', title));
    expect(textWidth('Tackles', { font: 'display', size: 40 })).toBeCloseTo(2 * textWidth('Tackles', title));
  });
  it('leaves no room for a letter that the font lacks', () => {
    const glyph = (text: string) => drawText(text, title, place);
    expect(glyph('Ŏa')).toBe(glyph('a'));
  });
  it('stands to the left of the place where it ends', () => {
    const width = textWidth('462', title);
    expect(drawText('462', title, { ...place, x: 100, anchor: 'end' })).toContain(
      `translate(${Math.round((100 - width) * 100) / 100} 20)`,
    );
  });
});

describe('a text that is too wide', () => {
  const wide = 'W'.repeat(40);

  it('is cut with an ellipsis', () => {
    const cut = shortenText(wide, title, 100);
    expect(cut).toMatch(/^W+…$/);
    expect(textWidth(cut, title)).toBeLessThanOrEqual(100);
    expect(shortenText('Short', title, 100)).toBe('Short');
    expect(shortenText(wide, title, 1)).toBe('…');
  });
  it('fills its room to the last pixel, without a space before the ellipsis', () => {
    expect(shortenText('Short', title, textWidth('Short', title))).toBe('Short');
    expect(shortenText(wide, title, textWidth('WW…', title))).toBe('WW…');
    expect(shortenText('WW WWWW', title, textWidth('WW …', title))).toBe('WW…');
    expect(wrapText('Night Tackles', title, textWidth('Night Tackles', title), 2)).toEqual(['Night Tackles']);
  });
  it('is broken between words, and in a word only when asked', () => {
    expect(wrapText('Thursday Night Tackles', title, 125, 2)).toEqual(['Thursday Night', 'Tackles']);
    const [first = '', second = ''] = wrapLetters('W'.repeat(10), title, 100, 2);
    expect(first + second).toBe('W'.repeat(10));
    expect(wrapLetters('WW WW', title, textWidth('WW ', title), 2)).toEqual(['WW', 'WW']);
  });
});
