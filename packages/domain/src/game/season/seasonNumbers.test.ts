import { expect, test } from 'vitest';
import { testPlayer, testRound, testStats } from '../../testing/testWorld.ts';
import { bestOfLastRound } from './seasonNumbers.ts';

const squads = [{ id: 1, name: 'Blues', abbreviation: 'BLUE', badge: 'BLUE' }];
const rounds = [testRound(1, 'complete'), testRound(2, 'complete'), testRound(3, 'playing')];
const scoring = (id: number, scores: Readonly<Record<string, number>>) => testPlayer({ id, stats: testStats({ scores }) });

test('the best of the last round is the player with the most points of the last complete round', () => {
  const players = [scoring(1, { '1': 90, '2': 40 }), scoring(2, { '2': 61, '3': 5 }), scoring(3, { '3': 99 })];
  expect(bestOfLastRound(rounds, players, squads)).toEqual({
    roundNumber: 2,
    firstName: 'First',
    lastName: 'Player 2',
    points: 61,
    squad: { id: 1, name: 'Blues', abbreviation: 'BLUE' },
  });
});

test('among equals the best of the last round is the player with the lowest id', () => {
  const players = [scoring(9, { '2': 50 }), scoring(4, { '2': 50 })];
  expect(bestOfLastRound(rounds, players, squads)?.lastName).toBe('Player 4');
});

test('there is no best player before a round is complete, or when no player has points', () => {
  expect(bestOfLastRound([testRound(1, 'playing')], [scoring(1, { '1': 8 })], squads)).toBeNull();
  expect(bestOfLastRound(rounds, [scoring(1, { '1': 8 })], squads)).toBeNull();
});

test('the best player is named with their own squad, and is one of a squad of the season', () => {
  const two = [...squads, { id: 2, name: 'Reds', abbreviation: 'REDS', badge: 'REDS' }];
  const players = [testPlayer({ id: 1, squadId: 2, stats: testStats({ scores: { '2': 50 } }) }), scoring(2, { '2': 40 })];
  expect(bestOfLastRound(rounds, players, two)?.squad.name).toBe('Reds');
  expect(bestOfLastRound(rounds, players, squads)?.squad.name).toBe('Blues');
});
