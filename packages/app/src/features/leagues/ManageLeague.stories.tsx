import { inviteToLeague } from '@rugby/domain/contract/league/leagueInvites';
import { getLeagueUsers, removeLeagueUser } from '@rugby/domain/contract/league/leagueMembers';
import type { Edition } from '@rugby/domain/editions';
import { readSharedPath } from '@rugby/domain/game/leagues/shareLink';
import { codeOfLeague, leagueIds } from '@rugby/mocks/builders/leagues';
import { failed, refused, slow } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/Manage a league', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = `/league/${leagueIds.managed}/manage`;
const code = codeOfLeague(leagueIds.managed);

export const Manage = meta.story({
  ...showRoute(path, { world: historicRound }),
  play: () => expectShown('Invite by code or link', 'Invite by email', 'tevita@example.com'),
});

/** Each tab of the manager's leads to the invites, but for those that have them. */
export const InviteFromLadder = meta.story({
  ...showRoute(path.replace('manage', 'table'), { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Invite' }));
    await expectShown('Invite by code or link');
    await expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
  },
});

/** A member invites on a tab of its own. */
export const InviteOfMember = meta.story({
  ...showRoute(`/league/${leagueIds.member}/about`, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Invite' }));
    await expectShown('Invite by code or link');
    await expect(screen.getByRole('link', { name: 'Invites' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
  },
});

export const LinkCopied = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    const writeText = fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await expectShown('Invite by code or link');
    await press('Copy link');
    await step(
      'the link has the stated form and the code of the league, and the indicator is shown [A-114, A-118, A-119]',
      async () => {
        const [link = ''] = writeText.mock.lastCall ?? [];
        await expect(link).toMatch(linkOf(globals));
        const timestamp = expect.closeTo(Date.parse(historicRound(storyEdition(globals)).now), -6);
        await expect(readSharedPath(new URL(link).pathname)?.data).toEqual({ leagueCode: code, timestamp });
        await expectShown('Copied');
      },
    );
    await press('Copy code');
    await step('the code is copied by itself [A-113]', async () => {
      await expect(writeText).toHaveBeenLastCalledWith(code);
    });
    writeText.mockRejectedValue(new Error('forbidden'));
    await press('Copy code');
    await step('without the clipboard there is no indicator [A-358]', async () => {
      await expectGone('Copied');
      await expectShown('This browser did not allow the copy. Select it and copy it yourself.');
    });
  },
});

const share = fn((_data: ShareData) => Promise.resolve());

/** On a device that shares by itself. */
export const SharedByDevice = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  beforeEach: (context) => {
    showRoute(path, { world: historicRound }).beforeEach(context);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ globals, step }) => {
    await expectShown('Invite by code or link');
    await press('Share');
    await step('the device gets the name, the words and the link of the league [A-117]', async () => {
      await expect(share).toHaveBeenCalledWith({
        title: 'Thursday Night Tackles',
        text: 'Join my league Thursday Night Tackles',
        url: expect.stringMatching(linkOf(globals)),
      });
    });
  },
});

export const Invited = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await userEvent.type(await screen.findByLabelText('Email addresses'), 'ana@example.com, , arlo@example.com,ANA@example.com');
    await step('blanks and repeats are dropped, and the invites are sent [A-290, A-292]', async () => {
      await press('Send 2 invites');
      await expectShown('Your invites have been sent', 'ana@example.com', 'arlo@example.com');
    });
  },
});

export const InvitesFailed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(inviteToLeague, 503) }),
  parameters: noPicture,
  play: async ({ step }) => {
    await userEvent.type(await screen.findByLabelText('Email addresses'), 'ana@example.com');
    await press('Send 1 invite');
    await step('the error is shown, as a message too, and the addresses stay [A-292, A-293]', async () => {
      const messages = await screen.findByRole('region', { name: 'Messages' });
      await expect(within(messages).getByText('The game is busy right now. Please try again in a moment.')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Remove ana@example.com' })).toBeVisible();
    });
  },
});

export const LeagueGone = meta.story({
  ...showRoute(path, {
    world: historicRound,
    network: refused(inviteToLeague, 404, 'not-found', 'This league does not exist, or it is private.'),
  }),
  parameters: noPicture,
  play: async ({ step }) => {
    await userEvent.type(await screen.findByLabelText('Email addresses'), 'ana@example.com');
    await press('Send 1 invite');
    await step('a message says that there is no league, besides the form [A-353]', async () => {
      const messages = await screen.findByRole('region', { name: 'Messages' });
      await expect(within(messages).getByText('This league does not exist, or it is private.')).toBeVisible();
    });
  },
});

export const WithoutCode = meta.story({
  ...showRoute(path, { world: withoutCode }),
  parameters: noPicture,
  play: async ({ step }) => {
    const messages = () => screen.findByRole('region', { name: 'Messages' });
    const sentence = 'There is no league or code to share';
    await step('without a code nothing is copied or sent, and a message says so [A-353]', async () => {
      await press('Copy code');
      await expect(await within(await messages()).findByText(sentence)).toBeVisible();
      await userEvent.type(screen.getByLabelText('Email addresses'), 'ana@example.com');
      await press('Send 1 invite');
      await waitFor(async () => expect(within(await messages()).getAllByText(sentence)).toHaveLength(2));
      await expect(screen.getByRole('button', { name: 'Remove ana@example.com' })).toBeVisible();
    });
  },
});

export const MemberRemoved = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const [button] = await screen.findAllByRole('button', { name: /^Remove / });
    const name = button?.getAttribute('aria-label')?.replace('Remove ', '') ?? '';
    if (button) await userEvent.click(button);
    await step('a confirmation says that it cannot be reversed, then the member is gone [A-123, A-235]', async () => {
      const dialog = await findDialog('Are You Sure?');
      await expect(within(dialog).getByText(/This action cannot be reversed\..*Everybody who knows the code/)).toBeVisible();
      await press('Yes, Remove', dialog);
      await expectShown('The member has been removed');
      await expect(screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull();
    });
    await step('the heading of the members has the focus of the button that went', async () => {
      await waitFor(() => expect(screen.getByRole('heading', { name: '6 teams' })).toHaveFocus());
    });
  },
});

export const RemovalRefused = meta.story({
  ...showRoute(path, {
    world: historicRound,
    network: refused(removeLeagueUser, 403, 'forbidden', 'Only the Chairman of the league can do this.'),
  }),
  parameters: noPicture,
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Remove / });
    if (button) await userEvent.click(button);
    const dialog = await findDialog('Are You Sure?');
    await press('Yes, Remove', dialog);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Only the Chairman of the league can do this.');
  },
});

export const HandedOver = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Hand over the league/ });
    if (button) await userEvent.click(button);
    await press('Yes, Hand over', await findDialog('Are You Sure?'));
    await expectShown('The league has a new Chairman');
    await expectShown('About');
  },
});

export const InviteDeleted = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await press('Delete the invite of tevita@example.com');
    await press('Yes, Delete', await findDialog('Delete this invite?'));
    await step('it leaves the list [A-234]', async () => {
      await expectShown('No invite waits for an answer.');
    });
    await step('the heading of the list has the focus of the button that went', async () => {
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting' })).toHaveFocus());
    });
  },
});

export const InviteSentAgain = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await press('Send again to tevita@example.com');
    await expectShown('The invite has been sent again');
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(getLeagueUsers, 400) }),
  parameters: noPicture,
  play: () => expectShown('7 teams'),
});

/** What a link of the edition looks like. */
function linkOf(globals: Readonly<Record<string, unknown>>): RegExp {
  const { apiSuffix } = storyEdition(globals);
  return new RegExp(`^https://fantasy\\.example/en/fantasy/${apiSuffix && `${apiSuffix}/`}league_invite/[A-Za-z0-9+/]+=*$`);
}

/** A server that does not say the code of the league. */
function withoutCode(edition: Edition): World {
  const world = historicRound(edition);
  return { ...world, leagues: world.leagues.map((league) => ({ ...league, code: null })) };
}
