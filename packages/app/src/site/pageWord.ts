import type { Edition } from '@rugby/domain/editions';
import type { WordKey } from '@rugby/domain/i18n/keys';

/** The word for a page, or one for each brand where the editions call it by different names. */
export type PageWord = WordKey | Readonly<Record<Edition['brand'], WordKey>>;

/** The word for a page in an edition. */
export function wordForPage(word: PageWord, { brand }: Pick<Edition, 'brand'>): WordKey {
  return typeof word === 'string' ? word : word[brand];
}

/** The leaderboard is called rankings in the championship. */
export const leaderboardWord: PageWord = { club: 'rankings.title.club', championship: 'rankings.title.championship' };
