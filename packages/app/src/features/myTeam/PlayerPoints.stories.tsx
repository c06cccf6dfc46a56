import { seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor, within } from 'storybook/test';
import { expectPitch, findDialog, pressOnPitch } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Player points',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** The captain's card and the end of the captain's breakdown show the same points. [B8] */
export const Captain = meta.story({
  ...showRoute('/my-team', { world: seasonOver }),
  play: async ({ userEvent }) => {
    await expectPitch();
    const cards = [...document.querySelectorAll('[data-jersey] button')].map(({ textContent }) => textContent);
    const card = cards.find((text) => text.includes(', captain,'));
    const points = Number(/round points (?<points>\d+)/u.exec(card ?? '')?.groups?.['points']);
    await pressOnPitch(/, captain,/u);
    const profile = within(await findDialog(/./u));
    await userEvent.click(profile.getByRole('tab', { name: 'Fixtures' }));
    await userEvent.click(await profile.findByText('R9'));
    const table = profile.getByRole('table', { name: 'Points in round 9' });
    await waitFor(() => expect(table).toHaveTextContent(`Captain ×2+${points / 2}Points in round 9, final+${points}`));
  },
});
