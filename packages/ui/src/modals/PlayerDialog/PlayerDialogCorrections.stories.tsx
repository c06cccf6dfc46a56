import { aCorrection } from '@rugby/mocks/builders/playerStats';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PlayerDialogCorrections } from './PlayerDialogCorrections.tsx';
import { sampleCorrections } from './sampleRecord.ts';

const meta = preview.meta({
  component: PlayerDialogCorrections,
  args: { roundNumber: 3, corrections: sampleCorrections.slice(0, 1) },
});

export const Default = meta.story({});

/** The scorers count otherwise, or a player's points go below zero. */
export const PointsOnly = meta.story({
  args: { corrections: [{ ...aCorrection({ counts: [], points: { from: 2, to: -3 } }), when: '22/11/2026, 18:04' }] },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Corrected 22/11/2026, 18:04: points from 2 to −3');
  },
});
