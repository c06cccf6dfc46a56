import { loading, slow } from '@rugby/mocks/handlers/states';
import { advertsFile } from '@rugby/domain/contract/landing';
import { advertFor } from '@rugby/domain/game/adverts/adverts';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import { answerOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, type Scenario, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { AdvertSlot, type AdvertPicture, type AdvertForm } from './AdvertSlot.tsx';

const form: AdvertForm = 'banner';
const text = 'Boots for heavy ground, made in Taranaki';
/** Stands for a file of the site: stories serve none. */
const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 10" preserveAspectRatio="xMidYMid slice"%3E%3Cpath fill="%23345" d="M0-20h64v50H0z"/%3E%3Cpath fill="%23a95" d="M40 30 64-6v36z"/%3E%3C/svg%3E';
const withAdvert: Scenario = (edition) => ({
  ...betweenRounds(edition),
  adverts: [{ countryId: 'ROW', link1: 'https://example.org/boots', text1: text }],
});
async function advertIn(network: StoryNetwork): Promise<AdvertPicture | null | undefined> {
  const adverts = await answerOf((one) => one.fetch(advertsFile))(network);
  const shown = adverts && advertFor(null, adverts);
  return shown && { href: shown.link1, text: shown.text1, image };
}

const meta = preview.meta({ component: AdvertSlot, args: { advert: fromNetwork(withAdvert, advertIn), form } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Advertisement' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text })).toHaveAttribute('rel', 'sponsored noreferrer');
  },
});

export const Box = meta.story({ args: { form: 'box' } });

/** An advertisement without a picture. */
export const TextOnly = meta.story({
  args: { advert: { href: 'https://example.org/boots', text: 'Boots for heavy ground' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Boots for heavy ground' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { advert: fromNetwork(withAdvert, advertIn, ...loading(advertsFile)) } });

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: { advert: fromSlowNetwork(withAdvert, advertIn, ...slow(advertsFile, 100)) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await answerArrives({ loaded });
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
});

/** There is no advertisement in the user's country: the slot renders nothing. */
export const Empty = meta.story({
  args: { advert: null },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

/** The picture does not load: its text is shown instead. */
export const LongText = meta.story({
  args: {
    advert: {
      href: 'https://example.org/boots',
      image: 'data:image/png;base64,none',
      text: 'Boots for heavy ground, '.repeat(8),
    },
  },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: /^Boots for heavy ground/ });
    await step('no broken picture is left', async () => {
      await waitFor(() => expect(link.querySelector('img')).toBeNull());
    });
    await step('the whole text can be read, however long it is', async () => {
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    });
  },
});
