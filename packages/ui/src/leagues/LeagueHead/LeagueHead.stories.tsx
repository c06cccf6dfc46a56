import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
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

export const LongText = meta.story({ args: { name: 'The Worshipful Company of Tighthead Props' } });

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
