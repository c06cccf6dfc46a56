import { editions } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { slots } from '@rugby/domain/game/model/positions';
import { playersById } from '@rugby/domain/game/model/world';
import type { Statistic } from '@rugby/domain/game/players/statistics';
import { aLineup } from '@rugby/mocks/builders/lineup';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { aFixture, aRound, squadsOf } from '@rugby/mocks/builders/season';
import { expect, it } from 'vitest';
import { pitchCards } from './pitchCards.ts';

const players = fifteenOf();
const squads = squadsOf(editions.srp);
const kickOff = '2026-03-27T06:05:00.000Z';
const round = aRound({
  status: 'playing',
  fixtures: [
    aFixture({ id: 71, status: 'complete', date: kickOff, homeSquadId: 1, awaySquadId: 2 }),
    aFixture({ id: 72, status: 'playing', date: kickOff, homeSquadId: 3, awaySquadId: 4 }),
    aFixture({ id: 73, date: '2026-03-29T06:05:00.000Z', homeSquadId: 5, awaySquadId: 6 }),
  ],
});
const world = {
  edition: editions.srp,
  squads,
  players: playersById(players),
  rounds: [round],
  now: Date.parse(kickOff) + 3_600_000,
};
const points = Object.fromEntries(players.map(({ id }) => [id, id === 11 ? 44 : id]));
const team = { lineup: aLineup(), captainId: 11, boosters: [], points: { round: 0, total: 0, players: points } };
const cards = pitchCards({ team, saved: null, statistic: 'RoundPoints', round, world });

it('each slot of a team shows its player with the points that they score for the team [G-033, G-039, G-243]', () => {
  expect([...cards].map(([jersey, { player, figure }]) => [jersey, player.id, figure])).toEqual(
    slots.map(({ jersey }) => [jersey, jersey, { statistic: 'RoundPoints', value: jersey === 11 ? 44 : jersey }]),
  );
  expect([...cards].filter(([, { badge }]) => badge === 'captain').map(([jersey]) => jersey)).toEqual([11]);
});

it('a card says whether the match of the squad was played, is played or is to come [G-170, G-171]', () => {
  const stateOf = (squadId: number) => (squadId <= 2 ? 'played' : squadId <= 4 ? 'live' : undefined);
  for (const { squadId, id } of players.filter((player) => player.squadId <= 6))
    expect(cards.get(id)?.matchState).toBe(stateOf(squadId));
});

it('a card has the picture for the pitch where the edition has pictures, and none elsewhere [G-164]', () => {
  const pictured = { ...world, edition: { ...editions.srp, playerImages: '/media' } };
  const shown = pitchCards({ team, saved: null, statistic: 'Price', round, world: pictured });
  expect([shown.get(11)?.image, cards.get(11)?.image]).toEqual(['/media/pitch/70011.webp', undefined]);
});

it.each([
  ['Price', ({ cost }) => cost],
  ['AveragePoints', ({ stats }) => stats.avgPoints],
  ['TotalPoints', ({ stats }) => stats.totalPoints],
  ['PercentSelected', ({ selected }) => selected[7]],
] as const satisfies readonly (readonly [Statistic, (player: Player) => unknown])[])(
  'each card shows %s of its player where that is chosen [G-034, G-212]',
  (statistic, valueOf) => {
    const various = players.map((player) => ({
      ...player,
      selected: { 7: player.id + 0.2 },
      stats: { ...player.stats, totalPoints: player.id * 10, avgPoints: player.id + 0.5 },
    }));
    const shown = pitchCards({ team, saved: null, statistic, round, world: { ...world, players: playersById(various) } });
    expect([...shown.values()].map(({ figure }) => figure)).toEqual(
      [...shown.values()].map(({ player }) => ({
        statistic,
        value: various.filter(({ id }) => id === player.id).map(valueOf)[0],
      })),
    );
    expect(shown.size).toBe(15);
  },
);

it('an empty slot has no card [G-032, G-033]', () => {
  const lineup = { ...aLineup(), fly_half: [0] };
  expect(pitchCards({ team: { ...team, lineup }, saved: null, statistic: 'Price', round, world }).has(10)).toBe(false);
});
