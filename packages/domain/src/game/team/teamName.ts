import type { WordKey } from '../../i18n/keys.ts';
import { publicTextProblem } from '../model/publicText.ts';

/** The least and the greatest length of a team's name, in characters. [D7] */
export const teamNameLength = { min: 3, max: 40 } as const;

/** The key of the sentence that says what is wrong with a team's name, as far as a browser can know; undefined when nothing is. */
export function teamNameProblem(typed: string): WordKey | undefined {
  const problem = publicTextProblem(typed, teamNameLength);
  if (problem === undefined) return undefined;
  return problem === 'unseen' ? 'auth.problems.unseen' : 'modals.teamName.badLength';
}
