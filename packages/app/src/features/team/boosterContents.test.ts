import { editions } from '@rugby/domain/editions';
import { boosterStateOf } from '@rugby/domain/game/boosters/boosterState';
import type { Booster } from '@rugby/domain/game/model/entities';
import { playersById } from '@rugby/domain/game/model/world';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { aRound, squadsOf } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { listedBoosters } from './boosterContents.ts';

const words = createWords(catalog, 'en-US');
const players = fifteenOf();
const lastName = (id: number) => players.find((player) => player.id === id)?.lastName;
const world = {
  edition: editions.srp,
  squads: squadsOf(editions.srp),
  players: playersById(players),
  rounds: [aRound({ id: 5, status: 'complete' }), aRound({ id: 6, status: 'complete' }), aRound({ id: 7 })],
  now: Date.parse('2026-03-25T06:05:00.000Z'),
};

function listed(...boosters: readonly Booster[]) {
  const team = aTeam({ startRoundId: 5, boosters });
  const offered = editions.srp.enabledBoosters.map((type) => ({ type, status: boosterStateOf(type, team, world) }));
  return new Map(listedBoosters(offered, team, world, words).map(({ name, state }) => [name, state]));
}

it('the list names each booster of the edition; free ones can be used [G-104]', () => {
  const free = { kind: 'free' };
  expect(Object.fromEntries(listed())).toEqual({ 'Triple Captain': free, Limitless: free, 'Co-captain': free });
});

it('a booster that was used says in which round and on whom, an active one blocks the others [G-104, G-283, G-284]', () => {
  const states = listed(
    { id: 1, type: 'CO_CAPTAIN', roundId: 5, roundNumber: 5, playerId: 12 },
    { id: 2, type: 'TRIPLE_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 11 },
  );
  expect(states.get('Co-captain')).toEqual({ kind: 'used', roundNumber: 5, player: lastName(12) });
  expect(states.get('Triple Captain')).toEqual({ kind: 'active', player: lastName(11) });
  expect(states.get('Limitless')).toEqual({ kind: 'locked', reason: expect.stringContaining('Triple Captain') });
});

it('a booster names its player in full where a teammate has the same last name', () => {
  const namesakes = players.map((player) => ({ ...player, firstName: `First ${player.id}`, lastName: 'Barrett' }));
  const team = aTeam({ boosters: [{ id: 2, type: 'TRIPLE_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 11 }] });
  const status = boosterStateOf('TRIPLE_CAPTAIN', team, world);
  const [listedOne] = listedBoosters(
    [{ type: 'TRIPLE_CAPTAIN', status }],
    team,
    { ...world, players: playersById(namesakes) },
    words,
  );
  expect(listedOne?.state).toMatchObject({ kind: 'active', player: 'First 11 Barrett' });
});
