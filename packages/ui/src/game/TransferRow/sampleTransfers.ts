import { squadById } from '@rugby/domain/game/model/lookup';
import { type Edition, editions, kitOf } from '@rugby/domain/editions';
import { slots } from '@rugby/domain/game/model/positions';
import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { squadsOf } from '@rugby/mocks/builders/season';
import type { TransferContent, TransferSide } from './transferContent.ts';

const newcomers = ['Setefano', 'Stanhope', 'Wehi', 'Freer', 'Falaniko', 'Delahaye', 'Tavaiqia', 'Vakaoti'];

/** A number of filled transfers of the sample lineup; for stories. */
export function sampleTransfers(count: number, edition: Edition = editions.srp): readonly TransferContent[] {
  return slots.slice(0, count).map(({ position, jersey }, index) => {
    const lastName = newcomers[index % newcomers.length] ?? '';
    const squads = squadsOf(edition);
    const squadId = squads[index % squads.length]?.id ?? 1;
    const cost = 5_900_000 - index * 100_000;
    return {
      out: outOf(jersey, edition),
      in: sideOf(aPlayer({ id: 100 + jersey, firstName: 'Ilaisa', lastName, squadId, position, cost }), edition),
      position,
    };
  });
}

/** A transfer of the sample player with a shirt number, whose slot is open. */
export function openTransfer(jersey: number, edition: Edition = editions.srp): TransferContent {
  const position = slots.find((slot) => slot.jersey === jersey)?.position ?? 'prop';
  return { out: outOf(jersey, edition), in: null, position };
}

function outOf(jersey: number, edition: Edition): TransferSide {
  const player = fifteenOf(edition).find(({ id }) => id === jersey) ?? aPlayer();
  return sideOf(player, edition);
}

function sideOf(player: ReturnType<typeof aPlayer>, edition: Edition): TransferSide {
  const { name, abbreviation } = squadById(player.squadId, { squads: squadsOf(edition) });
  return { player, squad: { name, abbreviation, kit: kitOf(edition, abbreviation, player.squadId) } };
}
