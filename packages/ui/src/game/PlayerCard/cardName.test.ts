import { editions, kitOf } from '@rugby/domain/editions';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { describe, expect, it, test } from 'vitest';
import type { CardContent, CardFigure } from './cardContent.ts';
import { formatFigure } from './cardFigure.ts';
import { cardName } from './cardName.ts';

const words = createWords(catalog, 'en-US');
const ravula: CardContent = {
  player: { id: 14, firstName: 'Waisea', lastName: 'Ravula', status: 'starting' },
  squad: { name: 'Fijian Drua', abbreviation: 'FDRU' },
  kit: kitOf(editions.srp, 'FDRU', 5),
  figure: { statistic: 'Price', value: 8_900_000 },
};

describe('the accessible name of a card', () => {
  const nameOf = (about: Partial<CardContent>) => cardName({ ...ravula, ...about }, { label: 'winger' }, words);

  it('contains player, position, squad and statistic, and that a starting one is Selected to Play [G-174]', () =>
    expect(nameOf({})).toBe('Waisea Ravula, Winger, Fijian Drua, price 8.9 million, Selected to Play'));
  it('contains captaincy and change', () =>
    expect(nameOf({ badge: 'captain', change: 'out' })).toMatch(/captain, .*marked out$/));
  it.each([
    [{ press: 'transfer-out' }, /press to transfer out$/],
    [{ change: 'out', press: 'keep' }, /marked out, press to keep them$/],
    [{ change: 'in', press: 'take-back' }, /coming in, press to take them out again$/],
    [{ matchState: 'locked', press: 'reason' }, /locked, press to read why they stay$/],
    [{ press: 'captain' }, /press to make them captain$/],
  ] as const)('says what a press does: %j [D46]', (about, end) => expect(nameOf(about)).toMatch(end));
  it('says that a player in a live match is locked', () =>
    expect(nameOf({ matchState: 'live' })).toMatch(/playing now, locked$/));
  it('says before a round that it is a bye, and keeps an injury [D47]', () => {
    expect(nameOf({ matchState: 'bye-ahead' })).toMatch(/price 8.9 million, no match in this round$/);
    const injured = nameOf({ matchState: 'bye-ahead', player: { ...ravula.player, status: 'injured' } });
    expect(injured).toMatch(/price 8.9 million, Injured, no match in this round$/);
    expect(nameOf({ figure: { statistic: 'NextFixture', value: 'bye' } })).toContain('next fixture: none in this round');
  });
  it('says in the knockout stage that there is no match, never a bye [D47]', () => {
    expect(nameOf({ matchState: 'no-match' })).toMatch(/price 8.9 million, no match in this round$/);
    expect(formatFigure({ statistic: 'NextFixture', value: 'no-match' }, words).figure).toBe('No match');
    expect(formatFigure({ statistic: 'NextFixture', value: 'bye' }, words).figure).toBe('Bye');
  });
  it.each(['home', 'away'] as const)('says that the next fixture is %s [G-144]', (venue) =>
    expect(nameOf({ figure: { statistic: 'NextFixture', value: { abbreviation: 'HURR', venue } } })).toContain(
      `next fixture against HURR, ${venue}`,
    ),
  );
  it('says no status on a card of a season', () =>
    expect(nameOf({ player: { id: 14, firstName: 'Waisea', lastName: 'Ravula' } })).toMatch(/price 8.9 million$/));
  it('says that a past round was a bye, and leaves out the current status', () =>
    expect(nameOf({ matchState: 'bye' })).toMatch(/price 8.9 million, no match in this round$/));
});

const figures: readonly [title: string, figure: CardFigure, written: string][] = [
  ['a price has one decimal [G-011, G-012, G-172]', { statistic: 'Price', value: 9_250_000 }, '9.3m'],
  ['a missing value is a hyphen [G-085]', { statistic: 'RoundPoints', value: null }, '-'],
  ['zero is a value [G-085]', { statistic: 'RoundPoints', value: 0 }, '0'],
  ['negative points carry a minus sign', { statistic: 'TotalPoints', value: -5 }, '−5'],
  ['an average has one decimal', { statistic: 'AveragePoints', value: 31 }, '31.0'],
  ['a percentage has one decimal [G-157]', { statistic: 'PercentSelected', value: 41.25 }, '41.3%'],
  [
    'a fixture away names opponent and venue [G-144]',
    { statistic: 'NextFixture', value: { abbreviation: 'HURR', venue: 'away' } },
    'v HURRaway',
  ],
  [
    'a fixture at home names opponent and venue [G-144]',
    { statistic: 'NextFixture', value: { abbreviation: 'HURR', venue: 'home' } },
    'v HURRhome',
  ],
  ['no fixture is a hyphen [G-085]', { statistic: 'NextFixture', value: null }, '-'],
];

test.each(figures)('%s', (_, figure, written) => {
  const { figure: large, unit = '' } = formatFigure(figure, words);
  expect(`${large}${unit}`).toBe(written);
});
