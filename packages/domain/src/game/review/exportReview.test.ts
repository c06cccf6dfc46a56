import { expect, it } from 'vitest';
import { testPlayer, testRound, testWorld } from '../../testing/testWorld.ts';
import { exportReview } from './exportReview.ts';
import type { ReviewedRound } from './reviewRounds.ts';
import type { SeasonReview } from './seasonReview.ts';

const world = testWorld({
  players: [
    testPlayer({ id: 1, firstName: 'Ardie', lastName: 'Tester' }),
    testPlayer({ id: 2, firstName: 'Beau', lastName: 'Best' }),
  ],
  rounds: [testRound(71, 'complete', [], { roundNumber: 1 }), testRound(72, 'playing', [], { roundNumber: 2 })],
});

const place = { isProvisional: false, rank: 5, numTeams: 40, average: 90.5, highest: 150 };
const complete: ReviewedRound = {
  ...place,
  roundId: 71,
  roundNumber: 1,
  points: 120,
  captain: { playerId: 1, added: 12, possible: 20 },
  booster: { type: 'TRIPLE_CAPTAIN', added: 13 },
  transfers: 4,
  best: {
    points: 160,
    left: 40,
    value: 99_000_000,
    players: [],
    bindings: [
      { rule: 'cap', points: 9 },
      { rule: 'positions', points: 2 },
    ],
  },
};
const playing: ReviewedRound = {
  roundId: 72,
  roundNumber: 2,
  points: 30,
  isProvisional: true,
  rank: null,
  numTeams: null,
  average: null,
  highest: null,
  captain: null,
  booster: null,
  transfers: null,
  best: null,
};
const review: SeasonReview = {
  rounds: [complete, playing],
  isOver: false,
  points: 150,
  rank: 5,
  numTeams: 40,
  comparison: null,
  highest: complete,
  lowest: complete,
  captains: { added: 12, possible: 20, right: 0 },
  boosters: { added: 13, used: [] },
  transfers: 4,
  left: { points: 40, percentTaken: 75 },
  earners: [
    { playerId: 2, points: 80, rounds: 2, roundsAsCaptain: 0 },
    { playerId: 99, points: 70, rounds: 1, roundsAsCaptain: 1 },
  ],
  ownBest: null,
};

it('a review is exported as one entry for the season, each round and each player, in names [B17, B25]', () => {
  expect(exportReview(review, world)).toEqual({
    reviews: [
      {
        edition: 'srp',
        points: 150,
        rank: 5,
        numTeams: 40,
        captainAdded: 12,
        captainPossible: 20,
        boostersAdded: 13,
        transfers: 4,
        left: 40,
        percentTaken: 75,
      },
    ],
    reviewedRounds: [
      {
        edition: 'srp',
        round: 1,
        points: 120,
        ...place,
        captain: 'Ardie Tester',
        captainAdded: 12,
        captainPossible: 20,
        booster: 'TRIPLE_CAPTAIN',
        boosterAdded: 13,
        transfers: 4,
        bestPossible: 160,
        left: 40,
        bindingRules: ['cap', 'positions'],
      },
      {
        edition: 'srp',
        round: 2,
        points: 30,
        isProvisional: true,
        rank: null,
        numTeams: null,
        average: null,
        highest: null,
        captain: null,
        captainAdded: null,
        captainPossible: null,
        booster: null,
        boosterAdded: null,
        transfers: null,
        bestPossible: null,
        left: null,
        bindingRules: [],
      },
    ],
    reviewedPlayers: [
      { edition: 'srp', player: 'Beau Best', points: 80, rounds: 2, roundsAsCaptain: 0 },
      { edition: 'srp', player: '99', points: 70, rounds: 1, roundsAsCaptain: 1 },
    ],
  });
});

it('a review before a complete round is exported without missed points [B17]', () => {
  const { reviews } = exportReview({ ...review, rounds: [playing], left: null }, world);
  expect(reviews).toMatchObject([{ left: null, percentTaken: null }]);
});
