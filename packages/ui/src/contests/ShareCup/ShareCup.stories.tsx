import { live, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { cupFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { ShareCup } from './ShareCup.tsx';

const url = 'https://fantasy.example/league/7/cup';
/** It looks like `ShareText`. */
const meta = preview.meta({
  component: ShareCup,
  parameters: { picture: { disable: true } },
  args: { cup: fromNetwork(live, cupFrom), league: 'Thursday Night Tackles', url, onCopy: fn(async () => true) },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const copied = expect.stringMatching(
      /^Cup of the league Thursday Night Tackles: Quarter-finals\n[^]+ – [^]+\nhttps:.+\/cup$/,
    );
    await expect(args.onCopy).toHaveBeenCalledWith(copied);
  },
});

export const Won = meta.story({
  args: { cup: fromNetwork(seasonOver, cupFrom), onShare: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(
      expect.stringMatching(/ won the cup of the league Thursday Night Tackles\.$/),
    );
  },
});

export const LongText = meta.story({
  args: { league: 'Llanfairpwllgwyngyllgogerychwyrndrobwll', onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/Llanfair/);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = LongText.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
