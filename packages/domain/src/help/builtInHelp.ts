import { type Edition, editionIds } from '../editions.ts';
import type { Words } from '../i18n/keys.ts';
import { helpPath } from './helpPath.ts';
import { escapeHtml } from './markup.ts';
import type { HelpArticle, HelpSection } from './model.ts';
import { boostersHtml, effectsHtml, matchRulesHtml } from './rulesHtml.ts';
import { countedMatchHtml, scoringHtml } from './scoringHtml.ts';

/** An article of the rules, printed from the code that plays by them. */
export type RuleArticle = Pick<HelpArticle, 'title' | 'body'>;

/** What each action scores, what the boosters do, and what happens to a match that does not go as planned. [B1] */
export function ruleArticles(edition: Edition, words: Words): Readonly<Record<'scoring' | 'boosters' | 'matches', RuleArticle>> {
  const lead = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    scoring: {
      title: words('help.articles.scoring'),
      body: [lead(words('help.articles.scoringLead')), scoringHtml(edition, words), countedMatchHtml(edition, words)].join('\n'),
    },
    boosters: {
      title: words('help.articles.boosters'),
      body: [lead(words('help.articles.boostersLead')), boostersHtml(edition, words), effectsHtml(edition, words)].join('\n'),
    },
    matches: {
      title: words('help.articles.matches'),
      body: [lead(words('help.articles.matchesLead')), matchRulesHtml(words)].join('\n'),
    },
  };
}

/** The rules that the site itself knows: shown when the articles cannot be loaded. */
export function builtInHelp(edition: Edition, words: Words): readonly HelpSection[] {
  const articles = Object.values(ruleArticles(edition, words)).map((article, index) => ({
    ...article,
    id: index + 1,
    path: helpPath(article.title),
  }));
  const title = words(`help.guidelines.${edition.id}`);
  const aliases = editionIds.map((id) => helpPath(words(`help.guidelines.${id}`)));
  return [{ id: 1, title, path: helpPath(title), aliases, isContactUs: false, articles }];
}
