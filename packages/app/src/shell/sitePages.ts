import { joinPath } from '@rugby/domain/game/leagues/joinPath';
import type { WordKey } from '@rugby/domain/i18n/keys';
import type { Opening } from '../site/isOpen.ts';
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
  /** When the page opens, as its route says; by default in the season only. While it is closed there is no link. */
  readonly opens?: Opening;
}

/** A group of links in the menu. */
export interface LinkedGroup {
  /** Heading of the group. */
  readonly label?: WordKey;
  readonly pages: readonly (LinkedPage & { readonly icon?: 'shirt' | 'ball' | 'star' | 'sort' | 'trophy' | 'calendar' })[];
}

/** The team of the user, also in the account menu. */
export const myTeam: LinkedPage = { label: 'common.actions.myTeam', path: paths.myTeam, isForUsers: true };
const leaderboard: LinkedPage = { label: leaderboardWord, path: paths.leaderboard, isForUsers: true };
/** Also current on the pages of one league, whose address has `league/` in it. */
const leagues: LinkedPage = {
  label: 'leagues.title',
  path: paths.leagues,
  alsoBelow: '/league',
  hasInvites: true,
  isForUsers: true,
};
/** In the menus only; windows with tabs have it in the account menu. */
export const review: LinkedPage = { label: 'review.title', path: paths.review, isForUsers: true };
const statsCentre: LinkedPage = { label: 'stats.title', path: paths.statsCentre };

/** The account of the user, at the end of header and menu. */
export const accountPage = {
  label: 'ui.account.myAccount',
  path: '/account',
  icon: 'user',
  isForUsers: true,
  opens: 'off-season',
} as const;

/** The tabs of the header in order. Each page is one line; prizes are in the menu only. */
export const headerPages: readonly LinkedPage[] = [
  myTeam,
  leagues,
  leaderboard,
  statsCentre,
  { label: 'ui.menu.help', path: '/help', opens: 'off-season' },
];

/** The groups of the menu in order. Each page is one line. */
export const menuGroups: readonly LinkedGroup[] = [
  {
    pages: [
      { label: 'ui.menu.dashboard', path: paths.landing, icon: 'ball', opens: 'always' },
      { ...myTeam, icon: 'shirt' },
      { ...leaderboard, icon: 'trophy' },
      { ...review, icon: 'calendar' },
      { ...statsCentre, icon: 'sort' },
      { label: 'ui.menu.prizes', path: '/help/prizing', icon: 'star', opens: 'off-season' },
    ],
  },
  {
    label: 'leagues.menu',
    pages: [
      leagues,
      { label: 'leagues.create.title', path: paths.createLeague, isForUsers: true },
      { label: 'leagues.join.title', path: joinPath, isForUsers: true },
    ],
  },
  {
    label: 'ui.menu.help',
    pages: [
      { label: 'ui.menu.gameGuidelines', path: '/help/game-guidelines/game-guidelines', opens: 'off-season' },
      { label: 'ui.menu.faqs', path: '/help/faqs', opens: 'off-season' },
      { label: 'ui.menu.terms', path: '/help/t%26c', opens: 'off-season' },
      { label: 'ui.menu.contactUs', path: '/help/contact-us', opens: 'off-season' },
    ],
  },
];
