import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { expect, it } from 'vitest';
import { deletionEntries } from './deletionEntries.ts';

const words = createWords(catalog, 'en-US');
const team = { edition: 'srp', name: 'Front Row', rounds: 0, boosters: 0 } as const;
const preview = { teams: [team], leagues: [], memberships: 0, sessions: 1, hasAvatar: false, needsPassword: true };

it('what a deletion takes counts boosters only where there are some [B17]', () => {
  const textOf = (boosters: number) =>
    deletionEntries({ ...preview, teams: [{ ...team, boosters }] }, words).goes.find(({ title }) => title === team.name)?.text;
  expect(textOf(0)).not.toContain('booster');
  expect(textOf(1)).toContain('1 booster of coming rounds');
});

it('the leagues of others stay, and without them and without points nothing does [B17]', () => {
  const titles = (memberships: number) => deletionEntries({ ...preview, memberships }, words).stays.map(({ title }) => title);
  expect([titles(0), titles(1), titles(2)]).toEqual([['Nothing'], ['1 league of others'], ['2 leagues of others']]);
});
