import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { normalizePublicText, publicTextProblem } from './publicText.ts';

/** Drawn as one picture, of characters that cannot be seen alone: joiners, and the tags of a flag. */
const emoji = ['Rico 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'Rico 🏴‍☠️', '🤷🏽‍♀️ Rico', 'Rico 👩‍👩‍👧‍👦🏳️‍🌈'];
const length = { min: 3, max: 30 };

it('a browser that cannot name the set of emoji accepts every other text', () => {
  const Known = RegExp;
  vi.stubGlobal('RegExp', function RegExp(source: string, flags = '') {
    if (flags.includes('v')) throw new SyntaxError('Invalid flags');
    return new Known(source, flags);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(['Rico', 'Rico 🏉', emoji[1] ?? ''].map((text) => publicTextProblem(text, length))).toEqual([
    undefined,
    undefined,
    'unseen',
  ]);
});

describe('a public text', () => {
  test.each([
    ['Ri\u200Bco', 'a zero-width space'],
    ['Ri\u202Eco', 'a change of direction'],
    ['Ri\u0000co', 'NUL'],
    ['Ri\u0007co', 'a control character'],
    ['Ri\nco', 'a line break'],
    ['Ri\u2028co', 'a line separator'],
    ['Ri\u00ADco', 'a soft hyphen'],
    ['Ri\uFEFFco', 'a byte order mark'],
    ['Ri\uE000co', 'a private-use character'],
    ['Ri\u{F0000}co', 'a private-use character of another plane'],
    ['Ri\uD800co', 'a lone surrogate'],
    ['Ri\uDC00co', 'the other lone surrogate'],
    ['Ri\u3164co', 'a Hangul filler'],
    ['Ri\u2800co', 'an empty braille pattern'],
    ['Ri\u{E0041}co', 'a tag'],
    ['🏴\u{E0067}\u{E007F} Rico', 'tags that are no flag'],
    ['Ri\u200Dco', 'a joiner of letters'],
    ['🏉\u200D🏉 Rico', 'a joiner of emoji that are not drawn as one'],
    ['👩‍🚀\u200D Rico', 'a joiner after an emoji'],
  ])('%j is refused, not changed: %s', (text) => {
    expect(publicTextProblem(text, length)).toBe('unseen');
  });

  test.each(['Mo’unga', 'Ngāti Porou', 'José', 'Ofa 99', '東福岡', 'أحمد', 'Rico 🏉❤️', 'Zoë-Ann (7)', ...emoji])(
    '%s is accepted',
    (text) => {
      expect(publicTextProblem(text, length)).toBeUndefined();
      expect(normalizePublicText(text)).toBe(text.normalize('NFC'));
    },
  );

  test.each([
    ['', 'missing'],
    [' \n ', 'missing'],
    ['\u200B\u3164', 'missing'],
    ['\u200B \u3164', 'missing'],
    ['ab', 'too-short'],
    ['a\u0316\u0317', 'too-short'],
    ['🏉🏉', 'too-short'],
    ['x'.repeat(31), 'too-long'],
    [`a${'\u0316'.repeat(40)}bc`, 'too-long'],
  ])('%j is refused as %s by what can be seen [A-260]', (text, problem) => {
    expect(publicTextProblem(text, length)).toBe(problem);
  });

  it('is trimmed, composed and has single spaces, and nothing else changes', () => {
    expect(normalizePublicText('  Jose\u0301 \u00A0 R  ')).toBe('José R');
  });
});
