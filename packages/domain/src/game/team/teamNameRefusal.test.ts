import { expect, it } from 'vitest';
import { teamNameRefusal } from './teamNameRefusal.ts';

it.each([
  ['Mereana’s Marauders', undefined],
  ['abc', undefined],
  ['a'.repeat(40), undefined],
  ['ab', 'modals.teamName.badLength'],
  ['', 'modals.teamName.badLength'],
  ['a'.repeat(41), 'modals.teamName.badLength'],
  ['ab\u200Bc', 'auth.problems.unseen'],
  ['The D.u.n.c.e', 'modals.teamName.banned'],
])('a team may be called %j unless its name is too short, too long, unseen or banned: %s [D7]', (name, problem) => {
  expect(teamNameRefusal(name, ['dunce'])).toBe(problem);
});
