import type { WordKey } from '@rugby/domain/i18n/keys';
import { leaderboardWord, type PageWord } from '../site/pageWord.ts';
import { paths } from '../site/paths.ts';

/** A page that header or menu link to. */
export interface LinkedPage {
  readonly label: PageWord;
  /** Below the base path of the edition. */
  readonly path: string;
  /** The page is also current at addresses below this one. */
  readonly alsoBelow?: string;
  /** Whether the link shows the number of open invites. */
  readonly hasInvites?: boolean;
  /** Whether only signed-in users see the link. */
  readonly isForUsers?: boolean;
}

/** A group of links in the menu. */
export interface LinkedGroup {
  /** Heading of the group. */
  readonly label?: WordKey;
  readonly pages: readonly (LinkedPage & { readonly icon?: 'shirt' | 'ball' | 'star' | 'sort' | 'trophy' | 'calendar' })[];
}

const myTeam: LinkedPage = { label: 'common.actions.myTeam', path: paths.myTeam, isForUsers: true };
const leaderboard: LinkedPage = { label: leaderboardWord, path: paths.leaderboard, isForUsers: true };
/** Also current on the pages of one league, whose address has `league/` in it. */
const leagues: LinkedPage = {
  label: 'leagues.title',
  path: paths.leagues,
  alsoBelow: '/league',
  hasInvites: true,
  isForUsers: true,
};
const review: LinkedPage = { label: 'review.title', path: paths.review, isForUsers: true };
const statsCentre: LinkedPage = { label: 'stats.title', path: paths.statsCentre };

/** The account of the user, at the end of header and menu. */
export const accountPage = { label: 'ui.account.myAccount', path: '/account', icon: 'user', isForUsers: true } as const;

/** The tabs of the header in order. Each page is one line; prizes are in the menu only. */
export const headerPages: readonly LinkedPage[] = [
  myTeam,
  leagues,
  leaderboard,
  statsCentre,
  { label: 'ui.menu.help', path: '/help' },
];

/** The groups of the menu in order. Each page is one line. */
export const menuGroups: readonly LinkedGroup[] = [
  {
    pages: [
      { label: 'ui.menu.dashboard', path: paths.landing, icon: 'ball' },
      { ...myTeam, icon: 'shirt' },
      { ...leaderboard, icon: 'trophy' },
      { ...review, icon: 'calendar' },
      { ...statsCentre, icon: 'sort' },
      { label: 'ui.menu.prizes', path: '/help/prizing', icon: 'star' },
    ],
  },
  {
    label: 'leagues.menu',
    pages: [
      leagues,
      { label: 'leagues.create.title', path: paths.createLeague, isForUsers: true },
      { label: 'leagues.join.title', path: '/leagues/join', isForUsers: true },
    ],
  },
  {
    label: 'ui.menu.help',
    pages: [
      { label: 'ui.menu.gameGuidelines', path: '/help/game-guidelines/game-guidelines' },
      { label: 'ui.menu.faqs', path: '/help/faqs' },
      { label: 'ui.menu.terms', path: '/help/t%26c' },
      { label: 'ui.menu.contactUs', path: '/help/contact-us' },
    ],
  },
];
