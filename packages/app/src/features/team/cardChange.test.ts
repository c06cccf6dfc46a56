import { editions } from '@rugby/domain/editions';
import { slots } from '@rugby/domain/game/model/positions';
import { playersById } from '@rugby/domain/game/model/world';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { aFixture, aRound, squadsOf } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { badgeOf, type CardTeam, changeOf } from './cardChange.ts';

const players = fifteenOf();
const saved = aTeam({ startRoundId: 1 });
const kickOff = '2026-03-27T06:05:00.000Z';
const world = {
  edition: editions.srp,
  squads: squadsOf(editions.srp),
  players: playersById(players.map((player) => ({ ...player, squadId: player.id === 2 ? 1 : 3 }))),
  rounds: [
    aRound({
      status: 'playing',
      fixtures: [
        aFixture({ id: 71, status: 'playing', date: kickOff, homeSquadId: 1, awaySquadId: 2 }),
        aFixture({ id: 72, date: '2026-03-29T06:05:00.000Z', homeSquadId: 3, awaySquadId: 4 }),
      ],
    }),
  ],
  now: Date.parse(kickOff) + 3_600_000,
};
const team: CardTeam = { lineup: saved.lineup, captainId: 11, points: undefined, boosters: [] };
const changesOf = (about: Partial<CardTeam>, of: typeof saved | null = saved) =>
  Object.fromEntries([2, 9, 10, 11, 109].map((id) => [id, changeOf(id, { ...team, ...about }, of, world)]));

it('while a booster is chosen, cards say who can have it: not the captain, and no locked player [G-292, G-293]', () => {
  const choice = { type: 'CO_CAPTAIN', playerId: null } as const;
  const pickable = { 2: 'disabled', 9: 'pickable', 10: 'pickable', 11: 'unsuitable', 109: 'disabled' };
  expect(changesOf({ choice })).toEqual(pickable);
  expect(changesOf({ choice: { ...choice, playerId: 10 } })).toEqual({ ...pickable, 10: 'chosen' });
  expect(Object.values(changesOf({ choice }, null))).toEqual(Array(5).fill(undefined));
});

it('the chosen player has the badge of the booster, and all others keep theirs [G-293]', () => {
  const about = { ...team, choice: { type: 'CO_CAPTAIN', playerId: 10 } } as const;
  expect([9, 10, 11].map((id) => badgeOf(id, about))).toEqual([undefined, 'co-captain', 'captain']);
  const boosters = [{ id: 1, type: 'CO_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 9 }] as const;
  expect([9, 10, 11].map((id) => badgeOf(id, { ...team, boosters }))).toEqual(['co-captain', undefined, 'captain']);
});

it('in transfer mode the cards say who is marked out and who comes in [G-261]', () => {
  const transfers = slots.flatMap((slot) =>
    slot.jersey === 9 || slot.jersey === 10 ? [{ slot, out: slot.jersey, in: slot.jersey === 9 ? 109 : null }] : [],
  );
  expect(changesOf({ transfers })).toEqual({ 2: undefined, 9: 'out', 10: 'out', 11: undefined, 109: 'in' });
  expect(Object.values(changesOf({}))).toEqual(Array(5).fill(undefined));
});
