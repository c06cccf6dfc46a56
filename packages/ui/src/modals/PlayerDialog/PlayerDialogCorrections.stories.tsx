import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import type { Edition } from '@rugby/domain/editions';
import { aCorrection } from '@rugby/mocks/builders/playerStats';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { PlayerDialogCorrections } from './PlayerDialogCorrections.tsx';
import { correctionsOf } from './samplePlayer.ts';

const meta = preview.meta({
  component: PlayerDialogCorrections,
  args: {
    roundNumber: 3,
    corrections: fromNetwork(corrected, async (network) => {
      const matches = valueOrThrow(await network.fetch(playerMatchesFile(10)));
      return matches.flatMap(({ corrections }) => correctionsOf(corrections));
    }),
  },
});

export const Default = meta.story({});

/** Corrections of points only, one of them below zero. */
export const PointsOnly = meta.story({
  args: { corrections: [{ ...aCorrection({ counts: [], points: { from: 2, to: -3 } }), when: '22/11/2026, 18:04' }] },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Corrected 22/11/2026, 18:04: points from 2 to −3');
  },
});

/** One more tackle in round 3. */
function corrected(edition?: Edition): World {
  return { ...historicRound(edition), corrections: [{ playerId: 10, roundId: 3, correction: aCorrection() }] };
}
