import { expect, it } from 'vitest';
import { teamNameProblem } from './teamName.ts';

it.each([
  ['Mereana’s Marauders', undefined],
  ['abc', undefined],
  ['a'.repeat(40), undefined],
  ['ab', 'server.teamName'],
  ['', 'server.teamName'],
  ['a'.repeat(41), 'server.teamName'],
  ['ab\u200Bc', 'auth.problems.unseen'],
  ['The D.u.n.c.e', 'server.teamNameBanned'],
])('a team may be called %j unless its name is too short, too long, unseen or banned: %s [D7]', (name, problem) => {
  expect(teamNameProblem(name, ['dunce'])).toBe(problem);
});
