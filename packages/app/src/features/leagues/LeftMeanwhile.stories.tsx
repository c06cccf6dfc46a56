import { createLeague, joinLeague } from '@rugby/domain/contract/league/league';
import { codeOfLeague, leagueIds } from '@rugby/mocks/builders/leagues';
import { slow } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent } from 'storybook/test';
import { expectShown, fillIn, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

/** Users who do not wait for an answer that leads to another page: they stay where they are, and the message says what was done. */
const meta = preview.meta({
  title: 'Pages/Leagues left meanwhile',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});
const answersAfter = 1000;

export const Created = meta.story({
  ...showRoute('/leagues/create', { world: historicRound, network: slow(createLeague, answersAfter) }),
  play: async () => {
    await fillIn({ Name: 'Tuesday Touch' });
    await press('Create league');
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    await expectShown('Your league Tuesday Touch has been created successfully', 'Tuesday Touch');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Leagues');
  },
});

export const InviteAccepted = meta.story({
  ...showRoute('/leagues', { world: historicRound, network: slow(joinLeague, answersAfter) }),
  play: async () => {
    await press('Accept the invite to Breakdown Brothers');
    await userEvent.click(await screen.findByRole('link', { name: 'Create league' }));
    await expectShown('You have joined Breakdown Brothers');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create a League');
  },
});

export const Joined = meta.story({
  ...showRoute(`/leagues/join/${codeOfLeague(leagueIds.closed)}`, {
    world: historicRound,
    network: slow(joinLeague, answersAfter),
  }),
  play: async () => {
    const dialog = await findDialog(/./);
    await press('Join', dialog);
    await press('Close', dialog);
    await expectShown(/^You have joined /);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join a League');
  },
});
