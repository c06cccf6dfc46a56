import { declineMailedInvite } from '@rugby/domain/contract/league/leagueInvites';
import { failed, loading, offlineWhile, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen } from 'storybook/test';
import { expectGone, expectShown } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { showPassingFault } from '../../../../../.storybook/network/showPassingFault.ts';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Decline an invite', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const link = `/leagues/decline?token=${'a'.repeat(43)}&code=K7QTX4BC`;

/** The link of a mail: one press declines, and the league can be joined all the same. */
export const Declined = meta.story({
  ...showRoute(link, { world: betweenRounds }),
  play: async ({ step }) => {
    await step('the page says that the invite is declined [A-300]', async () => expectShown('You have declined the invite.'));
    const join = screen.getByRole('link', { name: 'Join the league instead' });
    await expect(join).toHaveAttribute('href', expect.stringMatching(/\/leagues\/join\/K7QTX4BC$/));
  },
});

/** The user has joined meanwhile, or the league is closed. */
export const NoLongerOpen = meta.story({
  ...showRoute(link.replace(/a{43}/, 'b'.repeat(43)), { world: betweenRounds }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('the page does not say that the invite is declined [A-300]', async () => {
      await expectShown('This invite is no longer open.', 'My Leagues');
      await expectGone('You have declined the invite.', 'Join the league instead');
    });
  },
});

export const WithoutALink = meta.story({
  ...showRoute('/leagues/decline', { world: betweenRounds }),
  parameters: noPicture,
  play: () => expectShown('Invite to a league', 'My Leagues'),
});

export const Loading = meta.story({
  ...showRoute(link, { world: betweenRounds, network: loading(declineMailedInvite) }),
  parameters: noPicture,
  play: () => expectShown('Declining the invite'),
});

export const Slow = meta.story({
  ...showRoute(link, { world: betweenRounds, network: slow(declineMailedInvite, 500) }),
  parameters: noPicture,
  play: () => expectShown('Declining the invite', 'You have declined the invite.'),
});

export const Failed = meta.story({
  ...showRoute(link, { world: betweenRounds, network: failed(declineMailedInvite, 503) }),
  parameters: noPicture,
  play: () => expectShown('The game is busy right now. Please try again in a moment.', 'Try again'),
});

export const Refused = meta.story({
  ...showRoute(link, {
    world: betweenRounds,
    network: refused(declineMailedInvite, 422, 'invalid', 'This link is not complete.'),
  }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('This link is not complete.');
    await step('there is nothing to try again: the server has decided', () => expectGone('Try again'));
  },
});

const noConnection = showPassingFault(link, { world: betweenRounds }, (isThere) => offlineWhile(isThere, declineMailedInvite));

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
      await expectShown('You have declined the invite.');
      await expect(screen.getByText('You have declined the invite.')).toHaveFocus();
    });
  },
});
