import { midRound } from '@rugby/mocks/scenarios/scenarios';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';
import { StorySite } from '../../testing/StorySite.tsx';

const meta = preview.meta({ title: 'Pages/Player profile', tags: ['!autodocs'], parameters: pageParameters });
const path = '/stats-centre';
const playerImages = '/media/players';

/** No edition has pictures of its players yet. */
export const WithPicture = meta.story({
  name: 'The profile has the picture for the profile where the edition has pictures [G-164]',
  ...showRoute(path, { world: midRound, network: [http.get(`*${playerImages}/profile/*`, answerPicture)] }),
  render: (_args, { globals }) => <StorySite edition={{ ...storyEdition(globals), playerImages }} path={path} />,
  parameters: { picture: { disable: true } },
  play: async () => {
    await press(/, open profile$/);
    const dialog = await findDialog(/./);
    await waitFor(() => expect(dialog.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await expect(dialog.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/players\/profile\/\d+\.webp$/);
  },
});

function answerPicture(): HttpResponse<string> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="92" />';
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
