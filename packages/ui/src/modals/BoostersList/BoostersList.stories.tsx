import { boosterTypes, type RoundStage } from '@rugby/domain/game/model/entities';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import type { BoosterAvailability } from '../../game/BoosterTile/BoosterTile.tsx';
import { BoostersList, type ListedBooster } from './BoostersList.tsx';

const group: RoundStage = 'group';
const knockout: RoundStage = 'knockout';
const free: BoosterAvailability = { kind: 'free' };

const listed: readonly ListedBooster[] = [
  { type: 'TRIPLE_CAPTAIN', name: 'Triple Captain', state: { kind: 'active', player: 'Stonehill' } },
  { type: 'LIMITLESS', name: 'Limitless', state: { kind: 'locked', reason: 'One booster a round' } },
  { type: 'CO_CAPTAIN', name: 'Co-captain', state: { kind: 'used', roundNumber: 2, player: 'Kotzberg' } },
];

const unused = listed.map((booster) => ({ ...booster, state: free }));

const meta = preview.meta({
  component: BoostersList,
  args: { boosters: listed, stage: group, perRound: 1, onUse: fn(), onReset: fn(), onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'The boosters of the stage: active, blocked, used [G-104, G-283, G-284]',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Boosters' }));
    await expect(dialog.getByText('On Stonehill')).toBeInTheDocument();
    await expect(dialog.getByText('Used in round 2 on Kotzberg')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Use Co-captain' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Use Limitless' })).toBeDisabled();
  },
});

export const AllFree = meta.story({ args: { boosters: unused } });

export const AllFive = meta.story({
  args: {
    stage: knockout,
    boosters: boosterTypes.map((type, index) => ({
      type,
      name: ['Triple Captain', 'Limitless', 'Co-captain', 'Super Kicker', 'Defensive King'][index] ?? '',
      state: free,
    })),
  },
});

export const Pending = meta.story({
  parameters: { picture: { disable: true } },
  args: { boosters: unused, pending: 'TRIPLE_CAPTAIN' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Use Triple Captain/ })).toHaveAttribute('data-pending');
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    boosters: listed.map((booster) => ({
      ...booster,
      state: { kind: 'used' as const, roundNumber: 14, player: 'Tuipulotu-Fainga’anuku' },
    })),
  },
  play: async () => {
    const body = (await screen.findByRole('dialog')).querySelector('ul')?.parentElement;
    await waitFor(() => expect(body?.scrollWidth).toBe(body?.clientWidth));
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { boosters: unused, onUse: fn(), onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Use Limitless' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledWith('LIMITLESS');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = AllFree.extend(inPseudoLocale);

export const At320 = AllFree.extend(at320);

export const ForcedColours = AllFree.extend(inForcedColours);
