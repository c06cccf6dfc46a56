import { getLeagues } from '@rugby/domain/contract/league/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { LeagueFilter, type LeagueFilterProps } from './LeagueFilter.tsx';

const args: LeagueFilterProps = {
  privacy: 'all',
  counts: fromNetwork(historicRound, async (network) => valueOrThrow(await network.send(getLeagues, { query: {} })).counts),
  search: '',
  onPrivacyChange: fn(),
  onSearchChange: fn(),
};
const meta = preview.meta({ component: LeagueFilter, args });

export const Default = meta.story({});

export const Filtered = meta.story({ args: { privacy: 'public', search: 'grass' } });

export const FilteredByKeyboard = Filtered.extend({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Public/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /Private/ })).toHaveFocus();
  },
});

export const WithoutCounts = meta.story({ args: { counts: undefined } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('arrow keys move between the choices, Enter takes one [A-097]', async () => {
      await userEvent.tab();
      for (const privacy of ['private', 'public']) {
        await userEvent.keyboard('{ArrowRight}{Enter}');
        await expect(args.onPrivacyChange).toHaveBeenLastCalledWith(privacy);
      }
    });
    await userEvent.type(canvas.getByRole('searchbox'), 'g');
    await expect(args.onSearchChange).toHaveBeenCalledWith('g');
  },
});

export const LongText = meta.story({ args: { search: 'The Worshipful Company of Tighthead Props and Hookers' } });

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);

export const ForcedColours = Filtered.extend(inForcedColours);
