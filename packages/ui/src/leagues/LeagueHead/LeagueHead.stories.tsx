import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { leagueFrom } from '../../../../../.storybook/leagueFrom.ts';
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

/** The manager's tabs of a league that plays both contests are wider than a phone. */
export const LastTabOnPhone = meta.story({
  ...at320,
  args: {
    tabs: ['Ladder', 'Head-to-head', 'Cup', 'Manage', 'Settings'].map((label) => ({
      label,
      href: `#${label}`,
      isCurrent: label === 'Settings',
    })),
  },
  play: async ({ canvas, step }) => {
    const current = canvas.getByRole('link', { name: 'Settings' });
    await step('the current tab is scrolled into view [A-106]', async () => {
      await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    });
    await step('the page itself is not scrolled', async () => expect(scrollY).toBe(0));
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
