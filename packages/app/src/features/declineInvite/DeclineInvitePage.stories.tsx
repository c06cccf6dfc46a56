import { declineMailedInvite } from '@rugby/domain/contract/league/leagueInvites';
import { failed, loading } from '@rugby/mocks/handlers/states';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen } from 'storybook/test';
import { expectGone, expectShown } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
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

export const Failed = meta.story({
  ...showRoute(link, { world: betweenRounds, network: failed(declineMailedInvite, 503) }),
  parameters: noPicture,
  play: () => expectShown('The game is busy right now. Please try again in a moment.', 'Try again'),
});
