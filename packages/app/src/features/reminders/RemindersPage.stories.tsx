import { endReminders } from '@rugby/domain/contract/account/reminders';
import { failed, loading, offlineWhile, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, safeMode } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen } from 'storybook/test';
import { expectGone, expectShown } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { showPassingFault } from '../../../../../.storybook/network/showPassingFault.ts';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Reminders', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const link = `/reminders?unsubscribe=${'a'.repeat(43)}`;

export const WithoutALink = meta.story({
  ...showRoute('/reminders', { world: betweenRounds }),
  parameters: noPicture,
  play: () => expectShown('Reminders', 'Open My Account'),
});

/** The link of a mail. */
export const SwitchedOff = meta.story({
  ...showRoute(link, { world: betweenRounds }),
  play: async ({ step }) => {
    await expectShown('Email notifications are off.');
    await step('leads to where they are switched on again [B15]', async () => {
      const link = screen.getByRole('link', { name: 'Open My Account' });
      await expect(link.getAttribute('href')).toMatch(/\/account#notifications$/);
    });
  },
});

export const Loading = meta.story({
  ...showRoute(link, { world: betweenRounds, network: loading(endReminders) }),
  parameters: noPicture,
  play: () => expectShown('Switching email notifications off'),
});

export const Slow = meta.story({
  ...showRoute(link, { world: betweenRounds, network: slow(endReminders, 500) }),
  parameters: noPicture,
  play: () => expectShown('Switching email notifications off', 'Email notifications are off.'),
});

export const Failed = meta.story({
  ...showRoute(link, { world: betweenRounds, network: failed(endReminders, 503) }),
  parameters: noPicture,
  play: () => expectShown('The game is busy right now. Please try again in a moment.', 'Try again'),
});

export const Refused = meta.story({
  ...showRoute(link, { world: betweenRounds, network: refused(endReminders, 422, 'invalid', 'This link is not complete.') }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('This link is not complete.');
    await step('there is nothing to try again: the server has decided', () => expectGone('Try again'));
  },
});

const noConnection = showPassingFault(link, { world: betweenRounds }, (isThere) => offlineWhile(isThere, endReminders));

/** The connection comes back: the link works, and the keyboard is where its result stands. */
export const Offline = meta.story({
  ...noConnection.route,
  parameters: noPicture,
  play: async ({ step, userEvent }) => {
    await expectShown('We could not reach the game. Check your connection, then try again.');
    screen.getByRole('button', { name: 'Try again' }).focus();
    await step('the second try succeeds, and keeps the focus on its result', async () => {
      noConnection.end();
      await userEvent.keyboard('{Enter}');
      await expectShown('Email notifications are off.');
      await expect(screen.getByText('Email notifications are off.')).toHaveFocus();
    });
  },
});

export const InSafeMode = meta.story({
  name: 'In safe mode the link says that nothing was done, and that it works later [B15, B24]',
  ...showRoute(link, { world: safeMode }),
  parameters: noPicture,
  play: async () => {
    await expectShown(/so this was not done\. Please try again later: your link still works then\./, 'Try again');
  },
});
