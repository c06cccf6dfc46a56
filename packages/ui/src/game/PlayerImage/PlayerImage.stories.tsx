import { midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { cardOf } from '../PlayerCard/sampleCards.ts';
import { PlayerImage } from './PlayerImage.tsx';
import { samplePhoto } from './samplePhoto.ts';

const meta = preview.meta({
  component: PlayerImage,
  args: { kit: fromSeason(midRound, (season) => cardOf(season, 11).kit), number: 11 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});

export const Photograph = meta.story({
  name: 'A picture replaces the jersey [G-164]',
  args: { src: samplePhoto },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
    await expect([picture?.offsetWidth, picture?.offsetHeight]).toEqual([96, 92]);
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'The jersey replaces a picture that does not load [G-165]',
  parameters: { picture: { disable: true } },
  args: { src: 'data:image/webp;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toHaveTextContent('11');
  },
});
