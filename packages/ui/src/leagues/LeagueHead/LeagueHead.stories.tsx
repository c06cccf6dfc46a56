import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { leagueFrom } from '../../../../../.storybook/network/leagueFrom.ts';
import { LeagueHead, type LeagueHeadProps } from './LeagueHead.tsx';

const args: LeagueHeadProps = {
  league: fromNetwork(historicRound, leagueFrom(leagueIds.managed)),
  name: 'Thursday Night Tackles',
  userId: 1,
  startRound: 1,
  leaguesHref: '#leagues',
  tabs: [
    { label: 'Ladder', href: '#table', isCurrent: false },
    { label: 'Manage', href: '#manage', isCurrent: true },
    { label: 'Settings', href: '#settings', isCurrent: false },
  ],
};
const meta = preview.meta({ component: LeagueHead, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage' })).toHaveAttribute('aria-current', 'page');
  },
});

/** With the way to invite others, above the name on a phone. */
export const WithAction = meta.story({
  args: {
    action: (
      <Link variant="primary" href="#invite">
        Invite
      </Link>
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Invite' })).toBeVisible(),
});

export const LongText = meta.story({ args: { name: 'The Worshipful Company of Tighthead Props' } });

/** The manager's tabs of a league that plays both contests: they are wider than a phone. */
const tabsOfBothContests = (current: string): Pick<LeagueHeadProps, 'tabs'> => ({
  tabs: ['Ladder', 'Head-to-head', 'Cup', 'Manage', 'Settings'].map((label) => ({
    label,
    href: `#${label}`,
    isCurrent: label === current,
  })),
});

export const BothContests = meta.story({ args: tabsOfBothContests('Head-to-head') });

export const LastTabOnPhone = meta.story({
  ...at320,
  args: tabsOfBothContests('Settings'),
  play: async ({ canvas, userEvent, step }) => {
    await step('the current tab is among those that a phone shows, and all of them are in view [A-106]', async () => {
      const links = within(canvas.getByRole('navigation')).getAllByRole('link');
      await expect(links.map(({ textContent }) => textContent)).toEqual(['Ladder', 'Head-to-head', 'Settings']);
      await expect(canvas.getByRole('button', { name: 'More' }).getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    });
    await step('the others are behind a button, by keyboard', async () => {
      canvas.getByRole('button', { name: 'More' }).focus();
      await userEvent.keyboard('{Enter}');
      const entries = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
      await expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
        ['Cup', '#Cup'],
        ['Manage', '#Manage'],
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    });
    await step('the page itself is not scrolled', async () => expect(scrollY).toBe(0));
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
