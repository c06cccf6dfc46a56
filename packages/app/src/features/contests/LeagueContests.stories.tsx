import { getCup, getHeadToHead } from '@rugby/domain/contract/league/leagueContests';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { failed, loading, offline, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, live, offSeason, preSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { withTeam } from '@rugby/mocks/scenarios/aWorld';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/League/Contests', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const headToHead = `/league/${leagueIds.managed}/head-to-head`;
const cup = `/league/${leagueIds.managed}/cup`;

export const SignedOut = meta.story({
  ...showRoute(cup, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

export const HeadToHead = meta.story({
  ...showRoute(headToHead, { world: live }),
  play: async ({ step }) => {
    await expectShown('Thursday Night Tackles', 'Equal on table points');
    await step('the match of the user says who is left to play [B14]', async () => {
      const own = await screen.findByRole('region', { name: 'Your match' });
      await expect(within(own).getByText(/^You have \d+ (playing|left)/)).toBeVisible();
    });
    await step('the table has a row for each of the seven teams', async () => {
      const table = await screen.findByRole('table', { name: 'Table of head-to-head' });
      await expect(within(table).getAllByRole('row')).toHaveLength(8);
    });
  },
});

export const OtherRound = meta.story({
  ...showRoute(headToHead, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await press(/Round \d, final/);
    await choose('Round 1, final');
    await step('another round shows its meetings and the table after it', async () => {
      const own = await screen.findByRole('region', { name: 'Your match' });
      await waitFor(() => expect(within(own).getByRole('heading')).toHaveTextContent('Round 1'));
    });
  },
});

export const Cup = meta.story({
  ...showRoute(cup, { world: live }),
  play: async ({ step }) => {
    await expectShown('Thursday Night Tackles', 'Level after the round');
    await step('the bracket, the place of the user and the seed of the lot are shown [B22]', async () => {
      await expectShown('Quarter-finals', 'You are in a quarter-final', /^Lot, drawn from the printed seed \w+$/);
    });
    await step('the title of the document names the tab and the league', async () => {
      await waitFor(() => expect(document.title).toMatch(/^Cup: Thursday Night Tackles – /));
    });
    await step('a drawn cup is shared where other tabs lead to invites [B22]', async () => {
      await expect(await screen.findByRole('button', { name: 'Share' })).toBeEnabled();
      await expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
    });
  },
});

export const CupWon = meta.story({
  ...showRoute(cup, { world: seasonOver }),
  parameters: noPicture,
  play: () => expectShown('Winner of the cup'),
});

export const NotDrawn = meta.story({
  ...showRoute(cup, { world: (edition) => withTeam(preSeason(edition)) }),
  parameters: noPicture,
  play: () => expectShown('Not drawn yet'),
});

/** A league without a cup has no such page. */
export const WithoutCup = meta.story({
  ...showRoute(`/league/${leagueIds.member}/cup`, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Ladder' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Loading = meta.story({
  ...showRoute(headToHead, { world: live, network: loading(getHeadToHead) }),
  parameters: noPicture,
  play: () => expectShown('Thursday Night Tackles'),
});

export const Slow = meta.story({
  ...showRoute(cup, { world: live, network: slow(getCup, 400) }),
  parameters: noPicture,
  play: () => expectShown('Quarter-finals'),
});

export const Failed = meta.story({
  ...showRoute(headToHead, { world: live, network: failed(getHeadToHead, 503) }),
  parameters: noPicture,
  play: () => expectShown('Head-to-head could not be loaded', 'The game is busy right now. Please try again in a moment.'),
});

export const Offline = meta.story({
  ...showRoute(cup, { world: live, network: offline(getCup) }),
  parameters: noPicture,
  play: () => expectShown('The cup could not be loaded'),
});

export const OffSeason = meta.story({
  ...showRoute(cup, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});
