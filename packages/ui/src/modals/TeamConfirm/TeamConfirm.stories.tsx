import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TeamConfirm } from './TeamConfirm.tsx';

const captain: string | null = 'Waisea Ravula';
const budget: number | null = 1_300_000;

const meta = preview.meta({
  component: TeamConfirm,
  args: { count: 2, roundNumber: 7, savedAt: '18:52:07', version: 15, captain, budget, onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Confirms the team as the server stored it [G-112]',
  play: async () => {
    await expect(await screen.findByText('Saved by the server 18:52:07, version 15')).toBeInTheDocument();
  },
});

export const WithoutCaptainAndBudget = meta.story({ args: { captain: null, budget: null, count: 1 } });

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: { captain: 'Etuate Vaiangina Tuipulotu-Fainga’anuku' },
  play: async () => {
    await expect(await screen.findByText(/Tuipulotu-Fainga’anuku$/)).toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Your team is confirmed' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
