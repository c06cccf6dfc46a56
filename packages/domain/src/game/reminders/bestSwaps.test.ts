import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { testBooster, testTeam, withPlayers, worldOfTeam } from '../../testing/testTeam.ts';
import { testRound } from '../../testing/testWorld.ts';
import type { Player } from '../model/entities.ts';
import type { GameWorld } from '../model/world.ts';
import { bestSwaps } from './bestSwaps.ts';

const absent = [1, 3, 4];

/** A prop, the hooker and a lock of the team will not play, and of all substitutes only these may. */
function worldWith(
  substitutes: readonly (Partial<Player> & { readonly id: number })[],
  world: Partial<Omit<GameWorld, 'players'>> = {},
): GameWorld {
  const others = Array.from({ length: 15 }, (_, index) => index + 101);
  return withPlayers(
    worldOfTeam({ rounds: [testRound(3)], ...world }),
    ...[...absent, ...others].map((id) => ({ id, status: 'injured' as const })),
    ...substitutes.map((player) => ({ ...player, status: 'starting' as const })),
  );
}

describe('the swaps that a reminder offers [B15]', () => {
  it('are found where the squad limit allows them only together, also beside a player whom a booster keeps', () => {
    const edition = { ...editions.srp, squad: { max: 1, min: 0 } };
    const world = worldWith([{ id: 101, squadId: 3 }, { id: 103, squadId: 1 }, { id: 104 }], { edition });
    const saved = testTeam({ captainId: 10, boosters: [testBooster({ playerId: 4 })] });
    expect(bestSwaps(saved, absent, world).swaps).toEqual([
      { out: 1, in: 101 },
      { out: 3, in: 103 },
    ]);
  });

  it('pay for one another in any order, where no one can come in for another player', () => {
    const world = worldWith([
      { id: 101, cost: 8_000_000 },
      { id: 103, cost: 4_000_000 },
    ]);
    expect(bestSwaps(testTeam({ salaryCap: 90_000_000 }), absent, world).swaps).toEqual([
      { out: 1, in: 101 },
      { out: 3, in: 103 },
    ]);
  });

  it('are none for a team with a player who has left the season: the rules accept no trade', () => {
    const { lineup } = testTeam();
    const saved = testTeam({ lineup: { ...lineup, scrum_half: [999] } });
    expect(bestSwaps(saved, absent, worldWith([{ id: 101 }, { id: 103 }, { id: 104 }]))).toEqual({
      swaps: [],
      lineup: saved.lineup,
    });
  });
});
