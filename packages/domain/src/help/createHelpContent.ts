import { type Edition, editionIds, editions } from '../editions.ts';
import { captainMultiplier } from '../game/boosters/boosterBehaviours.ts';
import { priceUnit } from '../game/model/money.ts';
import { teamSize } from '../game/model/positions.ts';
import { matchRules } from '../game/season/matchRules.ts';
import { ages } from '../game/session/dob.ts';
import { fillValues } from '../i18n/createWords.ts';
import type { Words, WordValues } from '../i18n/keys.ts';
import { type RuleArticle, ruleArticles } from './builtInHelp.ts';
import { helpAddress } from './helpPath.ts';
import type { HelpContent, HelpContentArticle, HelpContentSection } from './helpSections.ts';
import { helpTexts } from './helpTexts.ts';
import { escapeHtml, markupHtml } from './markup.ts';
import { editionRulesHtml, positionsHtml } from './rulesHtml.ts';
import { ruleSentence } from './ruleSentence.ts';

/** An article as it is written: lines of `markup.ts` with places for values. */
interface ArticleText {
  readonly name: string;
  readonly title: string;
  readonly body: readonly string[];
}

interface SectionDraft {
  readonly name: string;
  readonly title: string;
  readonly labels: readonly string[];
  readonly articles: readonly (RuleArticle & { readonly name?: string })[];
}

/**
 * Our own help centre: all articles of all editions, with the values and tables of the code that plays. The server publishes it, the fake
 * network answers it; no page carries it.
 */
export function createHelpContent(words: Words): HelpContent {
  const drafts = editionIds.map((id, index) => ({
    edition: editions[id],
    category: index + 1,
    sections: sectionsOf(editions[id], words),
  }));
  const sections = drafts.flatMap(({ category, sections: own }) =>
    own.map((draft, index) => ({ draft, section: sectionOf(draft, category, index + 1) })),
  );
  return {
    categories: drafts.map(({ edition, category }) => ({
      id: category,
      name: helpTexts.structure.categories[edition.id],
      position: category,
      label_names: [edition.playedGame],
    })),
    sections: sections.map(({ section }) => section),
    articles: sections.flatMap(({ draft, section }) =>
      draft.articles.map((article, index) => articleOf(article, section.id, index + 1)),
    ),
  };
}

function sectionsOf(edition: Edition, words: Words): readonly SectionDraft[] {
  const { guidelines, faqs, prizing, terms, privacy, contact, structure } = helpTexts;
  const { names, titles } = structure;
  const write = (text: ArticleText) => written(text, edition, words);
  const rules = ruleArticles(edition, words);
  const guidelinesTitle = words(`help.guidelines.${edition.id}`);
  return [
    {
      name: guidelinesTitle,
      title: guidelinesTitle,
      labels: editionIds.map((id) => words(`help.guidelines.${id}`).toLowerCase().replaceAll(' ', '_')),
      articles: [
        write(guidelines.howToPlay),
        rules.scoring,
        rules.boosters,
        write(guidelines.locks),
        write(guidelines.transfers),
        rules.matches,
      ],
    },
    { name: names.faqs, title: titles.faqs, labels: [], articles: [faqs.start, faqs.team, faqs.points, faqs.account].map(write) },
    { name: names.prizing, title: titles.prizing, labels: [], articles: [write(prizing.prizes)] },
    {
      name: names.terms[edition.id],
      title: titles.terms,
      labels: [...editionIds.map((id) => names.terms[id].toLowerCase()), 'terms'],
      articles: [write(terms.terms)],
    },
    { name: names.privacy, title: titles.privacy, labels: ['privacy_policy'], articles: [write(privacy.privacy)] },
    { name: names.contact, title: titles.contact, labels: ['contact_us'], articles: [write(contact.contact)] },
  ];
}

function written({ name, title, body }: ArticleText, edition: Edition, words: Words): RuleArticle & { readonly name: string } {
  const values = valuesOf(edition, words);
  const tables = {
    limits: editionRulesHtml(edition, words),
    places: positionsHtml(words),
    lock: `<p>${escapeHtml(ruleSentence('lock', words))}</p>`,
  };
  const addressOf = (target: string) =>
    target.startsWith('help:') ? helpLink(target.slice(5), edition, words) : `${edition.basePath}${target}`;
  return {
    name,
    title,
    body: markupHtml(
      body.map((line) => fillValues(line, values)),
      { tables, addressOf },
    ),
  };
}

/** The address of an article as texts name it; the section of the guidelines has another name in each edition. */
function helpLink(target: string, edition: Edition, words: Words): string {
  const [section = '', ...article] = target.split('/');
  const own = section === 'game-guidelines' ? words(`help.guidelines.${edition.id}`).toLowerCase().replaceAll(' ', '-') : section;
  return helpAddress(edition, own, ...article);
}

function valuesOf(edition: Edition, words: Words): WordValues {
  const { budget, squad, title } = edition;
  const { values } = helpTexts.structure;
  return {
    ...values[edition.id],
    title,
    players: teamSize,
    cap: budget / priceUnit,
    max: squad.max,
    minimum: squad.min > 0 ? fillValues(values.minimum, { min: squad.min }) : '',
    captain: captainMultiplier,
    hours: matchRules.correction.finalAfterHours,
    minAge: ages.min,
    withdrawal: ruleSentence('withdrawal', words),
    correction: ruleSentence('correction', words),
    tie: ruleSentence('tie', words),
  };
}

function sectionOf({ name, title, labels }: SectionDraft, category: number, position: number): HelpContentSection {
  return { id: category * 100 + position, category_id: category, name, title, position, label_names: labels };
}

function articleOf(
  { name, title, body }: RuleArticle & { readonly name?: string },
  section: number,
  position: number,
): HelpContentArticle {
  return { id: section * 100 + position, section_id: section, name: name ?? title, title, body, position, label_names: [] };
}
