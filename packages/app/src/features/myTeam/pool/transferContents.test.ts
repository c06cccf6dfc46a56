import { slots } from '@rugby/domain/game/model/positions';
import { playersById } from '@rugby/domain/game/model/world';
import { editions } from '@rugby/domain/editions';
import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { squadsOf } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { transferContents } from './transferContents.ts';

it('both sides of a transfer are named in full where the team has another player of their last name', () => {
  const { lineup } = aTeam();
  const [slot] = slots;
  const [out = 0, stays = 0] = lineup[slot?.position ?? 'prop'];
  const newcomer = aPlayer({ id: 900, firstName: 'Third', lastName: 'Barrett' });
  const players = fifteenOf().map((player) => {
    if (player.id === out) return { ...player, firstName: 'First', lastName: 'Barrett' };
    return player.id === stays ? { ...player, firstName: 'Second', lastName: 'Barrett' } : player;
  });
  const world = {
    edition: editions.srp,
    squads: squadsOf(editions.srp),
    players: playersById([...players, newcomer]),
    rounds: [],
    now: 0,
  };
  if (slot === undefined) throw new Error('The lineup has no slots.');
  const named = (team: Parameters<typeof transferContents>[1]) =>
    transferContents([{ slot, out, in: newcomer.id }], team, world).map((transfer) => [transfer.out.name, transfer.in?.name]);
  expect(named({ lineup })).toEqual([['First Barrett', 'Third Barrett']]);
  expect(named({ lineup: { ...lineup, [slot.position]: [] } })).toEqual([['Barrett', 'Barrett']]);
});
