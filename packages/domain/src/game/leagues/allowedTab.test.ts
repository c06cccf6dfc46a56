import { expect, it } from 'vitest';
import { wireLeague } from '../../contract/league/league.ts';
import { allowedTab } from './allowedTab.ts';
import { leagueTabs } from './leagueTabs.ts';

const leagueManager = { userId: 1, displayName: 'Mere K', name: 'Mere K' };
const about = { id: 5, name: 'Tackles', privacy: 'private', startId: 7, status: 'scheduled', leagueManager, isJoined: true };

const closedFor = (who: { readonly userId: number; readonly league?: object }) =>
  leagueTabs.filter((tab) => allowedTab(wireLeague.parse({ ...about, ...who.league }), who.userId, tab) !== tab);

it.each([
  ['the manager opens all but those of contests that are off [A-107, A-297]', { userId: 1 }, ['head-to-head', 'cup']],
  ['a member opens neither Manage nor Settings [A-297, A-298]', { userId: 2 }, ['head-to-head', 'cup', 'manage', 'settings']],
  [
    'a viewer of a public league opens Manage, and no Invites [A-298, A-299]',
    { userId: 2, league: { privacy: 'public', isJoined: false } },
    ['head-to-head', 'cup', 'settings', 'invite'],
  ],
  [
    'the manager opens those of both contests once they are on [B22]',
    { userId: 1, league: { headToHead: 'waiting', cup: 'drawn' } },
    [],
  ],
  [
    'a user opens the ladder alone where the league is automatic [A-296]',
    { userId: 1, league: { class: 'overall', privacy: 'public' } },
    ['head-to-head', 'cup', 'manage', 'settings', 'invite', 'about'],
  ],
] as const)('of the tabs of a league, %s', (_, who, closed) => {
  expect(closedFor(who)).toEqual(closed);
});

it('a tab that a user may not open leads to About, that of a contest to the ladder [A-109, A-299]', () => {
  const league = wireLeague.parse(about);
  expect((['settings', 'manage', 'cup'] as const).map((tab) => allowedTab(league, 2, tab))).toEqual(['about', 'about', 'table']);
  expect(allowedTab({ ...league, class: 'overall' }, 2, 'about')).toBe('table');
});
