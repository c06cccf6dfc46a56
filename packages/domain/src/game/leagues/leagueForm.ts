import type { WordKey } from '../../i18n/keys.ts';
import type { Round } from '../model/entities.ts';
import { containsBannedWord } from '../model/bannedWords.ts';
import type { League, Privacy } from '../model/league.ts';
import { normalizePublicText, publicTextProblem, type PublicTextProblem } from '../model/publicText.ts';
import { hasRoundBegun } from '../season/rounds.ts';

/** The least and the greatest length of a league's name, in characters. [D51] */
export const leagueNameLength = { min: 3, max: 40 } as const;

/** The privacy of a new league before the user chooses. */
export const defaultPrivacy: Privacy = 'private';

/** The answers of the form of a league as typed. `startId` is null while no round is chosen. */
export interface LeagueAnswers {
  readonly name: string;
  readonly startId: number | null;
  readonly privacy: Privacy;
}

/** The same with the contests that the league also plays. [B22] */
export interface LeagueFormAnswers extends LeagueAnswers {
  readonly hasHeadToHead: boolean;
  readonly hasCup: boolean;
}

/** What is wrong with a field: the key of a sentence. */
export interface LeagueProblem {
  readonly field: keyof LeagueAnswers;
  readonly problem: Extract<WordKey, `leagues.problems.${string}`>;
}

/** The season and the words that a name may not contain. Only the server knows the words. */
export interface LeagueRules {
  readonly rounds: readonly Round[];
  /** Game time in epoch milliseconds. */
  readonly now: number;
  readonly bannedWords?: readonly string[];
}

/** The rounds in which a league can start: those that have not begun. The first is chosen before the user chooses. */
export function startRoundsFor(rounds: readonly Round[], now: number): readonly Round[] {
  return rounds.filter((round) => !hasRoundBegun(round, now));
}

/** The problems of a new league, at most one for each field. Page and server both call it. */
export function newLeagueProblems(answers: LeagueAnswers, rules: LeagueRules): readonly LeagueProblem[] {
  return [...nameProblems(answers.name, rules), ...startProblems(answers.startId, rules)];
}

/** The problems of a change: of a started league only the name counts, and a start round that stays is no problem. */
export function leagueChangeProblems(
  answers: LeagueAnswers,
  league: Pick<League, 'status' | 'startId'>,
  rules: LeagueRules,
): readonly LeagueProblem[] {
  const isStartFixed = league.status === 'started' || answers.startId === league.startId;
  return [...nameProblems(answers.name, rules), ...(isStartFixed ? [] : startProblems(answers.startId, rules))];
}

/** What the form sends to change a league. Absent fields stay as they are. */
export interface LeagueFormChange {
  readonly leagueId: number;
  readonly name?: string;
  readonly startId?: number;
  readonly privacy?: Privacy;
  readonly hasHeadToHead?: boolean;
  readonly hasCup?: boolean;
}

/**
 * What the form of a league starts with: what is stored, and what was changed and not sent. Of that, privacy and start round are dropped once the
 * league has started.
 */
export function leagueAnswersOf(
  league: Pick<League, 'name' | 'startId' | 'privacy' | 'status' | 'headToHead' | 'cup'>,
  unsent: Partial<LeagueFormAnswers> = {},
): LeagueFormAnswers {
  const { name, startId, privacy, status, headToHead, cup } = league;
  const stored = { name, startId, privacy, hasHeadToHead: headToHead !== 'off', hasCup: cup !== 'off' };
  return { ...stored, ...unsent, ...(status === 'started' && { startId, privacy }) };
}

/**
 * What the form sends to change a league: what differs from it, or undefined while nothing does. What another tab has saved meanwhile stays. Of a
 * started league only the name and the contests are sent. [A-288, A-289, B22]
 */
export function leagueChangeOf(
  answers: LeagueFormAnswers,
  league: Pick<League, 'id' | 'name' | 'startId' | 'privacy' | 'status' | 'headToHead' | 'cup'>,
): LeagueFormChange | undefined {
  const name = normalizePublicText(answers.name);
  const startId = answers.startId ?? league.startId;
  const { privacy, hasHeadToHead, hasCup } = answers;
  const stored = leagueAnswersOf(league);
  const isScheduled = league.status === 'scheduled';
  const changed = {
    ...(name !== league.name && { name }),
    ...(isScheduled && startId !== league.startId && { startId }),
    ...(isScheduled && privacy !== league.privacy && { privacy }),
    ...(hasHeadToHead !== stored.hasHeadToHead && { hasHeadToHead }),
    ...(hasCup !== stored.hasCup && { hasCup }),
  };
  return Object.keys(changed).length === 0 ? undefined : { leagueId: league.id, ...changed };
}

function nameProblems(typed: string, { bannedWords = [] }: LeagueRules): readonly LeagueProblem[] {
  const found = publicTextProblem(typed, leagueNameLength);
  if (found !== undefined) return [{ field: 'name', problem: nameSentences[found] }];
  return containsBannedWord(typed, bannedWords) ? [{ field: 'name', problem: 'leagues.problems.nameBanned' }] : [];
}

const nameSentences = {
  missing: 'leagues.problems.name',
  unseen: 'leagues.problems.nameUnseen',
  'too-short': 'leagues.problems.nameTooShort',
  'too-long': 'leagues.problems.nameTooLong',
} as const satisfies Record<PublicTextProblem, LeagueProblem['problem']>;

function startProblems(startId: number | null, { rounds, now }: LeagueRules): readonly LeagueProblem[] {
  if (startRoundsFor(rounds, now).some(({ id }) => id === startId)) return [];
  return [{ field: 'startId', problem: startId === null ? 'leagues.problems.startId' : 'leagues.problems.startIdBegun' }];
}
