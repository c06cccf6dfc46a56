import { statCodes } from '@rugby/domain/game/model/entities';
import { scoreBreakdown } from '@rugby/domain/game/scoring/scoreBreakdown';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ScoreBreakdown } from './ScoreBreakdown.tsx';

const minutes = { one: 1, two: 61 };
const match = { MP: 80, T: 1, TA: 1, C: 3, CM: 1, TK: 4, MT: 2, TB: 2, MG: 41 };
const everything = Object.fromEntries(statCodes.map((code) => [code, 12]));

const meta = preview.meta({
  component: ScoreBreakdown,
  args: { roundNumber: 3, lines: scoreBreakdown('fly_half', match, minutes, 41), points: 41, isProvisional: false },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('each positive value has its plus, each negative its minus, and they sum [G-082]', async () => {
      const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
      await expect(rows).toContain('Tries1 × 15+15');
      await expect(rows).toContain('Missed tackles2 × −1−2');
      await expect(rows).toContain('Carries41 m+4');
      await expect(rows.at(-1)).toBe('Points in round 3, final+41');
    });
  },
});

export const Provisional = meta.story({
  parameters: { picture: { disable: true } },
  args: { isProvisional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Points in round 3, provisional')).toBeVisible();
  },
});

export const Negative = meta.story({ args: { lines: scoreBreakdown('prop', { MP: 30, YC: 1 }, minutes, -4), points: -4 } });

/** The server's total counts, also where the table cannot explain it. */
export const AdjustedByTheScorers = meta.story({ args: { lines: scoreBreakdown('prop', { T: 1 }, minutes, 12), points: 12 } });

export const Empty = meta.story({ args: { lines: [], points: 0 } });

export const EveryCode = meta.story({ args: { lines: scoreBreakdown('hooker', everything, minutes, 500), points: 500 } });
