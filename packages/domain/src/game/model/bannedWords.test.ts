import { describe, expect, it } from 'vitest';
import { containsBannedWord } from './bannedWords.ts';

const banned = ['dunce', 'twit*', 'big oaf', 'Ünfair', '***'];

describe('a public text', () => {
  it.each([
    'Dunce',
    'a dunce!',
    'd.u.n.c.e',
    'd--u  n_c e',
    'Dunc3',
    'dünce',
    'ｄｕｎｃｅ',
    'Twitter',
    '7w1t',
    'tw!ts',
    'dunce@home',
    '$dunce$',
    'b i g o a f',
    'unfair',
  ])('%s contains a banned word', (text) => expect(containsBannedWord(text, banned)).toBe(true));
  it.each(['Dunces', 'Adunce', 'dun ce', 'atwit', 'Rico 99', '', '***', 'a'])('%j contains none', (text) =>
    expect(containsBannedWord(text, banned)).toBe(false),
  );
});
