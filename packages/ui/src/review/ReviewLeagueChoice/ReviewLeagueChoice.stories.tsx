import { getLeagues } from '@rugby/domain/contract/league/leagues';
import { newUser, variedRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { ReviewLeagueChoice } from './ReviewLeagueChoice.tsx';

const leaguesIn = async (network: StoryNetwork) => valueOrThrow(await network.send(getLeagues, { query: {} })).leagues;

const meta = preview.meta({
  component: ReviewLeagueChoice,
  args: {
    leagues: fromNetwork(variedRounds, leaguesIn),
    leagueId: null,
    onChange: fn(),
  },
});
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /All teams.*Ranks among/ })).toBeVisible(),
});

export const Pending = meta.story({
  args: { isPending: true },
  parameters: noPicture,
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('The ranks in the league are loading'),
});

export const Failed = meta.story({
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** More leagues than a list shows at once: the user types a part of the name. */
export const Many = meta.story({
  args: {
    leagues: Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `Harbour League ${index + 1}` })),
    leagueId: 7,
  },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a league is found by its name [B25]', async () => {
      const input = await canvas.findByRole('combobox', { name: 'Ranks among' });
      await canvas.findByDisplayValue('Harbour League 7');
      await userEvent.clear(input);
      await userEvent.type(input, 'league 23');
      await userEvent.click(await screen.findByRole('option', { name: 'Harbour League 23' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(23);
    });
  },
});

/** Nothing to choose, and nothing shown. */
export const NoLeague = meta.story({
  args: { leagues: fromNetwork(newUser, nothingOf(leaguesIn)) },
  parameters: noPicture,
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const LongNames = meta.story({
  args: { leagues: [{ id: 1, name: 'Tuipulotu-Fainga’anuku-Manumataongo-and-Friends-of-the-Harbour' }], leagueId: 1 },
  parameters: noPicture,
  play: expectNothingCut,
});

export const ByKeyboard = meta.story({
  parameters: noPicture,
  play: async ({ args, userEvent, step }) => {
    await step('a league is chosen [B25]', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('option', { name: 'Harbour Bridge Office' });
      await userEvent.keyboard('Harbour{Enter}');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
});

export const PseudoLocale = Default.extend({ ...inPseudoLocale, play: async () => {} });

export const At320 = LongNames.extend(at320);
