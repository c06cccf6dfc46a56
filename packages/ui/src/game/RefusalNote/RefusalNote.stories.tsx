import { editions } from '@rugby/domain/editions';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { championship, inEdition, newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { RefusalNote } from './RefusalNote.tsx';

const overBudget: Refusal = { rule: 'over-budget', over: 1_900_000, removable: [11, 7] };
const blues: Refusal = { rule: 'squad-limit', squadId: 7, limit: 4, have: 4, removable: [3, 1, 12, 13] };

const clubs = inEdition(editions.srp, newUser);

const meta = preview.meta({
  component: RefusalNote,
  args: { refusals: [blues], names: fromSeason(clubs, (season) => season), onFix: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 360, padding: 16, background: 'var(--warning-tint)' }}>
      <RefusalNote {...args} />
    </div>
  ),
});

export const Default = meta.story({});

export const InTransferMode = meta.story({
  parameters: { picture: { disable: true } },
  args: { isTransferring: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Transfer out Fonomanu' })).toBeVisible();
  },
});

/** Each reason with its own fixes. */
export const SeveralReasons = meta.story({ args: { refusals: [blues, overBudget] } });

export const ReservedSlots = meta.story({
  args: {
    names: fromSeason(championship, (season) => season),
    refusals: [{ rule: 'squad-minimum', minimum: 3, free: 2, missing: [{ squadId: 4, have: 1 }] }],
  },
});

export const WithoutFix = meta.story({ args: { refusals: [{ rule: 'match-started', playerId: 101, fixtureId: 71 }] } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Fonomanu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFix).toHaveBeenCalledWith({ kind: 'remove', playerId: 3 }, expect.anything());
  },
});
