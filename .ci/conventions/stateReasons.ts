import type { StateReasons } from './componentStates.ts';

/** States that the props of a component allow, and why the game never shows them. */
export const stateReasons: StateReasons = new Map([
  ['ActiveSessions', { empty: 'the session that asks is among them' }],
  ['AuthDialog', { empty: 'without countries it shows why; no squad is a choice of its own' }],
  ['BoostersList', { empty: 'every edition has its boosters' }],
  ['ComparePlayers', { empty: 'it opens for two to four players' }],
  ['GameBar', { empty: 'its figures are fixed' }],
  ['HelpLayout', { empty: 'without the articles the rules are there' }],
  ['LeagueFigures', { empty: 'its figures are fixed' }],
  ['LeagueForm', { empty: 'without a round to start in, its page says so in its place' }],
  ['LeagueRows', { empty: 'every user is in the league of all' }],
  ['MeetingSides', { empty: 'a meeting has two sides' }],
  ['MemberList', { empty: 'a league has its manager' }],
  ['OwnMeeting', { empty: 'who has a meeting is among the entries' }],
  ['PoolFilters', { empty: 'its page waits for the squads of the season' }],
  ['ProjectedPoints', { empty: 'its page shows it for two teams or more' }],
  ['QueuedConflict', { empty: 'it opens for a change that would be lost' }],
  ['RoundMeetings', { empty: 'a drawn round has meetings' }],
  ['RoundSelector', { empty: 'a season has rounds' }],
  ['SaveConflict', { empty: 'it opens for teams that differ' }],
  ['SeasonReviewHead', { empty: 'a season without a round has another page' }],
  ['SentInvites', { empty: 'its page says in its place that no invite waits' }],
  ['TermsConfirmation', { empty: 'no squad is a choice of its own' }],
  ['TransfersSummary', { empty: 'it opens for a transfer' }],
]);
