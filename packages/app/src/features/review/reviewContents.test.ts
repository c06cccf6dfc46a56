import type { ReviewedRound } from '@rugby/domain/game/review/reviewRounds';
import type { SeasonReview } from '@rugby/domain/game/review/seasonReview';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { testPlayer, testWorld } from '@rugby/domain/testing/testWorld';
import { expect, it } from 'vitest';
import { reviewContents } from './reviewContents.ts';
import { reviewExport } from './reviewExport.ts';

const words = createWords(catalog, 'en-US');
const world = testWorld({
  players: [
    testPlayer({ id: 1, firstName: 'Lafaele', lastName: 'Fa’atoafe' }),
    testPlayer({ id: 2, firstName: 'Malakai', lastName: 'Fa’atoafe' }),
    testPlayer({ id: 3, firstName: 'Matiu', lastName: 'Parata' }),
    testPlayer({ id: 4, firstName: 'Another', lastName: 'Parata' }),
  ],
});
const review: SeasonReview = {
  rounds: [],
  isOver: true,
  points: 150,
  rank: null,
  numTeams: null,
  comparison: null,
  highest: undefined,
  lowest: undefined,
  captains: { added: 0, possible: 0, right: 0 },
  boosters: { added: -3, used: [] },
  transfers: -1204,
  left: null,
  earners: [1, 3, 2, 99].map((playerId) => ({ playerId, points: 50, rounds: 2, roundsAsCaptain: 0 })),
  ownBest: null,
};
const round: ReviewedRound = {
  roundId: 7,
  roundNumber: 7,
  points: 150,
  rank: null,
  numTeams: null,
  average: null,
  highest: null,
  isProvisional: false,
  captain: null,
  booster: null,
  transfers: null,
  best: null,
};
const contents = reviewContents(review, world, words);

it('players of the team with the same last name have their full name, on the page and in the file [B17, B25]', () => {
  const names = ['Lafaele Fa’atoafe', 'Parata', 'Malakai Fa’atoafe', '99'];
  expect(contents.earners.map(({ name }) => name)).toEqual(names);
  const file = reviewExport(contents, undefined);
  for (const name of names) expect(file).toContain(`,name,${name}\r\n`);
});

it('the best captain is distinguished from a player of the same last name [B25]', () => {
  const captained = (playerId: number) => ({ rounds: [{ ...round, captain: { playerId, added: 12, possible: 20 } }] });
  const best = (playerId: number) =>
    reviewContents({ ...review, ...captained(playerId) }, world, words).captains.find(({ label }) => label === 'Best')?.value;
  expect([best(1), best(3)]).toEqual(['Lafaele Fa’atoafe, +12', 'Parata, +12']);
});

it('a season without a booster says “yet” until it is over [B25]', () => {
  const noBooster = (isOver: boolean) => reviewContents({ ...review, isOver }, world, words).noBooster;
  expect([noBooster(false), noBooster(true)]).toEqual(['You have used no booster yet.', 'You used no booster.']);
});

it('a round has the name of its booster, which the file holds as well [B17, B25]', () => {
  const rounds = [round, { ...round, booster: { type: 'TRIPLE_CAPTAIN' as const, added: 12 } }];
  const shown = reviewContents({ ...review, rounds }, world, words);
  expect(shown.rounds.map(({ boosterName }) => boosterName)).toEqual([null, 'Triple Captain']);
  expect(reviewExport(shown, undefined)).toContain('boosterName,Triple Captain');
});

it('negative figures have a minus sign [B25]', () => {
  const figures = Object.fromEntries(contents.figures.map(({ label, value }) => [label, value]));
  expect(figures).toMatchObject({ 'From boosters': '−3', 'From transfers': '−1,204' });
});
