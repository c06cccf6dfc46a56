import { editions } from '@rugby/domain/editions';
import { playersById } from '@rugby/domain/game/model/world';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { aPlayer } from '@rugby/mocks/builders/player';
import { aMatch } from '@rugby/mocks/builders/playerStats';
import { aFixture, aRound, squadsOf } from '@rugby/mocks/builders/season';
import { describe, expect, it } from 'vitest';
import { comingMatches, recordOf } from './playerMatches.ts';

const words = createWords(catalog, 'en-US');
const player = aPlayer();
const over = { status: 'complete', homeScore: 31, awayScore: 24 } as const;
const ahead = [7, 8, 9, 10].map((id) => {
  const date = `2026-04-${String(id * 2).padStart(2, '0')}T10:05:00.000Z`;
  return aRound({ id, fixtures: [aFixture({ id: id * 10, date, homeSquadId: 7, awaySquadId: id - 6 })] });
});
const world = {
  edition: editions.srp,
  squads: squadsOf(editions.srp),
  players: playersById([player]),
  rounds: [
    aRound({ id: 5, status: 'complete', fixtures: [aFixture({ id: 50, homeSquadId: 7, awaySquadId: 3, ...over })] }),
    aRound({ id: 6, status: 'complete', fixtures: [aFixture({ id: 60, homeSquadId: 4, awaySquadId: 7, ...over })] }),
    ...ahead,
  ],
  now: Date.parse('2026-04-10T06:05:00.000Z'),
};

describe('the fixtures of a player', () => {
  it('to come are the next three, with opponent, venue, date and time [G-083, G-084]', () => {
    expect(comingMatches(player, world)).toMatchObject(
      [
        ['Highlanders', 7, '14'],
        ['Crusaders', 8, '16'],
        ['NSW Waratahs', 9, '18'],
      ].map(([name, roundNumber, day]) => ({
        roundNumber,
        venue: 'home',
        opponent: { name },
        ...onDevice(`2026-04-${day}T10:05:00.000Z`),
      })),
    );
    expect(comingMatches(player, world)).toHaveLength(3);
  });

  it('played have opponent, score and points, with the counts behind them [G-081, G-082]', () => {
    const matches = [
      aMatch({ roundId: 5, fixtureId: 50, points: 15, scoringMetrics: { T: 1 } }),
      aMatch({ roundId: 6, fixtureId: 60, points: 4, scoringMetrics: { TK: 4 } }),
    ];
    const { figures, played } = recordOf(player, matches, world, world.now, words);
    expect(played).toMatchObject([
      { roundNumber: 6, venue: 'away', own: 24, theirs: 31, points: 4, opponent: { name: 'Queensland Reds' } },
      { roundNumber: 5, venue: 'home', own: 31, theirs: 24, points: 15, opponent: { name: 'NSW Waratahs' } },
    ]);
    expect(played.map(({ breakdown }) => breakdown)).toMatchObject([[{ code: 'TK', count: 4 }], [{ code: 'T', count: 1 }]]);
    expect(figures).toMatchObject({ tries: 1, tackles: 4 });
  });
});

/** Day and time of an instant on the clock of this device. */
function onDevice(instant: string) {
  const at = new Date(instant);
  const [day, month, hours, minutes] = [at.getDate(), at.getMonth() + 1, at.getHours(), at.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { date: `${day}/${month}/${at.getFullYear()}`, time: `${hours}:${minutes}` };
}
