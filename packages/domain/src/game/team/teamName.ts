import type { WordKey } from '../../i18n/keys.ts';
import { containsBannedWord } from '../model/bannedWords.ts';
import { publicTextProblem } from '../model/publicText.ts';

/** The least and the greatest length of a team's name, in characters. [D7] */
const teamNameLength = { min: 3, max: 40 } as const;

/** The key of the sentence that says why a team cannot have this name; undefined when it can. */
export function teamNameProblem(typed: string, bannedWords: readonly string[]): WordKey | undefined {
  const problem = publicTextProblem(typed, teamNameLength);
  if (problem !== undefined) return problem === 'unseen' ? 'auth.problems.unseen' : 'server.teamName';
  return containsBannedWord(typed, bannedWords) ? 'server.teamNameBanned' : undefined;
}
