import { posix } from 'node:path';
import { dataComponents, libraryComponents, type NetworkRules } from './networkStories.ts';
import type { Sources } from './propsOf.ts';

/** Components that show no data of the game, by the reason. */
export type WithoutData = Readonly<Record<string, readonly string[]>>;

export const withoutData: WithoutData = {
  'it is a frame: what is in it is a component of its own': [
    'AccountForm',
    'AccountPart',
    'AccountSection',
    'Banner',
    'ComponentSheet',
    'ContestLayout',
    'GlobalPrompt',
    'LeagueCards',
    'LeaguePanel',
    'LeaguesLayout',
    'LoadedChoices',
    'PageLayout',
    'PageTitle',
    'PreRegistrationLayout',
    'RankingLayout',
    'ScreenMessage',
    'SiteHeader',
  ],
  'it shows a sentence that its page has made': [
    'CrashPanel',
    'ErrorModal',
    'ErrorPanel',
    'FailedPanel',
    'PanelMessage',
    'PitchPrompt',
    'SiteNotice',
    'SuccessModal',
  ],
  'its words are always the same': [
    'HelpLoading',
    'LeagueSteps',
    'LiveRoundBanner',
    'LoadFailed',
    'LoadingOverlay',
    'LoadingPanel',
    'NotFound',
    'PoolsComplete',
    'StartNotice',
    'WhatIfBanner',
  ],
  'it asks a question': ['ClearTeam', 'Confirm', 'LeaveWithChanges', 'QueuedBanner'],
  'it shows what the device holds and no server knows': ['KeepOrDiscard', 'LeaveTransferMode'],
  'it shows a constant of the edition or the rules': [
    'EmptyPosition',
    'GlossaryTerm',
    'LandingHero',
    'LandingSteps',
    'OffSeasonLanding',
    'PitchLogo',
    'PitchTurf',
    'ScoringGuide',
    'SiteFooter',
  ],
  'it is a control': [
    'AccountData',
    'BuilderToolbar',
    'DisplaySelect',
    'ErrorReportsSwitch',
    'HeaderTool',
    'LanguageSwitcher',
    'MobileDrawer',
    'SubNav',
    'TeamShortcuts',
  ],
  'it is an empty form': ['InviteByEmail', 'JoinByCode', 'PreRegistrationForm'],
  'the server writes it into the page, before any call': ['NotAvailable'],
};

/** Components that neither show data of the game, as far as their props say, nor stand in the list of those without. */
export function undecidedComponents(sources: Sources, rules: NetworkRules, without: WithoutData): readonly string[] {
  const decided = new Set([...namesWithData(sources, rules), ...Object.values(without).flat()]);
  return libraryComponents(sources).flatMap(({ name }) => (decided.has(name) ? [] : [name]));
}

/** Names in that list of components that show data, or are gone. */
export function idleWithoutData(sources: Sources, rules: NetworkRules, without: WithoutData): readonly string[] {
  const withData = namesWithData(sources, rules);
  const all = new Set(libraryComponents(sources).map(({ name }) => name));
  const listed = Object.values(without).flat();
  return listed.filter((name, index) => !all.has(name) || withData.has(name) || listed.indexOf(name) !== index);
}

function namesWithData(sources: Sources, rules: NetworkRules): ReadonlySet<string> {
  return new Set([...dataComponents(sources, rules).keys()].map((file) => posix.basename(file, '.tsx')));
}
