import ts from 'typescript';
import type { NetworkRules } from './networkStories.ts';

/** Data of the game that components show as numbers or text. */
const plainData: NetworkRules['plainData'] = new Map([
  ['AccountLayout', ['name', 'email']],
  ['AccountMenu', ['displayName']],
  ['ActiveSessions', ['sessions']],
  ['AvatarEditor', ['name', 'stored']],
  ['BoosterConfirm', ['player']],
  ['BoosterTile', ['state']],
  ['BoostersList', ['boosters']],
  ['BudgetBar', ['budget', 'picked']],
  ['BuilderBottomBar', ['budget']],
  ['BuilderLayout', ['gameBar', 'pitch', 'pool']],
  ['ChangePassword', ['owner']],
  ['ComparePlayers', ['players']],
  ['ContactForm', ['sender']],
  ['ContestNotice', ['firstRound']],
  ['CountryField', ['countries']],
  ['CreateTeamDisabled', ['times']],
  ['Deadlines', ['deadlines', 'free']],
  ['DeleteAccount', ['preview']],
  ['EditHistory', ['done']],
  ['EmailNotifications', ['stored']],
  ['FindUser', ['found']],
  ['GameBar', ['figures', 'countdown']],
  ['HelpArticle', ['title', 'body']],
  ['HelpLayout', ['sections']],
  ['HelpResults', ['results']],
  ['InvitePanel', ['code', 'link']],
  ['LeaderboardTable', ['contents']],
  ['LeagueFigures', ['figures']],
  ['LeagueFilter', ['counts']],
  ['LeagueForm', ['rounds']],
  ['LeagueRows', ['children']],
  ['LiveLine', ['children']],
  ['LiveRanks', ['roundNumber']],
  ['NavCount', ['value']],
  ['NotSuitableForCaptain', ['player']],
  ['PersonalInformation', ['stored', 'squads']],
  ['PitchRow', ['children']],
  ['PlacesWon', ['won']],
  ['PlayerImage', ['kit']],
  ['ProjectedPoints', ['teams']],
  ['QueuedConflict', ['lost']],
  ['RankLine', ['ranks']],
  ['RankingFilters', ['rounds']],
  ['ReminderBanner', ['absent', 'swaps']],
  ['ResetBooster', ['player']],
  ['RestingPlayer', ['player']],
  ['ReviewLeagueChoice', ['leagues']],
  ['ReviewTeam', ['captain', 'budget']],
  ['SaveConflict', ['differences']],
  ['SaveReceipts', ['receipts']],
  ['SavingNote', ['saving']],
  ['SavingYourTeam', ['deadline']],
  ['SeasonReview', ['contents']],
  ['SeasonReviewHead', ['figures']],
  ['SeasonSoFar', ['summary']],
  ['SharePicture', ['picture']],
  ['ShareText', ['text']],
  ['TeamConfirm', ['captain', 'budget']],
  ['TeamHead', ['name', 'figure']],
  ['TeamName', ['name']],
  ['TieBreaks', ['seed']],
  ['TransferBar', ['budget']],
  ['TransferBoosterWarning', ['player']],
  ['Tutorial', ['edition']],
  ['WatchList', ['players']],
  ['WhatIfResult', ['savedPoints', 'whatIfPoints', 'changes']],
  ['YourLeagues', ['counts']],
  ['YourPlace', ['contents']],
]);

/** Types of answers, and what is made of entities. */
const answered = ['User', 'ActiveSession', 'DeletionPreview', 'Ranking', 'RankingRow'];
const made = ['Figures', 'Lineup', 'GameWorld', 'Names', 'SquadLook', 'BreakdownLine', 'AdvertPicture', 'RoundResultBestPlayer'];

/** The rules for the library. Every interface in the sources of the game's entities is data. */
export function networkRules(...entities: readonly string[]): NetworkRules {
  const interfaces = entities.flatMap((source) => {
    const { statements } = ts.createSourceFile('entities.ts', source, ts.ScriptTarget.Latest, true);
    return statements.filter((statement) => ts.isInterfaceDeclaration(statement)).map(({ name }) => name.text);
  });
  return { dataTypes: new Set([...interfaces, ...answered, ...made]), plainData };
}
