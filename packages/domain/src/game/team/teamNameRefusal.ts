import type { WordKey } from '../../i18n/keys.ts';
import { containsBannedWord } from '../model/bannedWords.ts';
import { teamNameProblem } from './teamName.ts';

/** The key of the sentence that says why a server cannot store this name of a team; undefined when it can. Only it knows the banned words. [D7] */
export function teamNameRefusal(typed: string, bannedWords: readonly string[]): WordKey | undefined {
  return teamNameProblem(typed) ?? (containsBannedWord(typed, bannedWords) ? 'modals.teamName.banned' : undefined);
}
