import { variedRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { sharedReviewFrom } from '../../../../../.storybook/network/reviewFrom.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { ShareText } from './ShareText.tsx';

const url = 'https://fantasy.example/';
const meta = preview.meta({
  component: ShareText,
  args: {
    text: fromNetwork(variedRounds, async (network) => `${await sharedReviewFrom(network)}\n${url}`),
    onCopy: fn(async () => true),
  },
});

/** Where the device has no way of its own to share, the text is copied. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringMatching(/^My season with .+ in .+\n[^]+: \d[^]+\n[^]+\/$/));
    await step('the button and a spoken sentence say that it is copied', async () => {
      await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
      await expect(canvas.getByText('The text is copied')).toBeInTheDocument();
    });
  },
});

export const OfTheDevice = meta.story({
  args: { onShare: fn() },
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
});

/** The text is there to be copied by hand. */
export const Refused = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText(/^My season with /)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { text: `${'Llanfairpwllgwyngyll'.repeat(4)}\nhttps://fantasy.example/`, onCopy: fn(async () => false) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/Llanfair/);
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = LongText.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
