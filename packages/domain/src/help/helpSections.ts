import type { Edition } from '../editions.ts';
import { helpPath } from './helpPath.ts';
import type { HelpSection } from './model.ts';

/** The content of the help centre as its three files have it, for all editions. */
export interface HelpContent {
  readonly categories: readonly HelpCategory[];
  readonly sections: readonly HelpContentSection[];
  readonly articles: readonly HelpContentArticle[];
}

export interface HelpCategory extends Ranked {
  readonly name: string;
  /** Contains the mark of the edition whose category it is: `srp_fantasy`. */
  readonly label_names: readonly string[];
}

export interface HelpContentSection extends Ranked {
  readonly category_id: number;
  /** Its path follows from the name. */
  readonly name: string;
  readonly title: string;
  readonly label_names: readonly string[];
}

export interface HelpContentArticle extends Ranked {
  readonly section_id: number;
  readonly name: string;
  readonly title: string;
  readonly body: string;
  readonly label_names: readonly string[];
}

interface Ranked {
  readonly id: number;
  readonly position: number;
}

/** The sections of an edition in order, without empty ones. A content without a category for the edition is for every edition. */
export function helpSections(content: HelpContent, { playedGame }: Pick<Edition, 'playedGame'>): readonly HelpSection[] {
  const own = content.categories.filter(({ label_names }) => label_names.includes(playedGame));
  const categories = new Set((own.length > 0 ? own : content.categories).map(({ id }) => id));
  return inOrder(content.sections)
    .filter(({ category_id }) => categories.has(category_id))
    .map((section) => ({
      id: section.id,
      title: section.title,
      path: helpPath(section.name),
      aliases: section.label_names.map((label) => helpPath(label.replaceAll('_', ' '))),
      isContactUs: isContactUs(section),
      articles: inOrder(content.articles)
        .filter(({ section_id }) => section_id === section.id)
        .map(({ id, name, title, body }) => ({ id, title, body, path: helpPath(name) })),
    }))
    .filter(({ articles, isContactUs: hasForm }) => articles.length > 0 || hasForm);
}

/** Whether a section is the one to contact us: by its labels or by its title. */
export function isContactUs({ label_names, title }: Pick<HelpContentSection, 'label_names' | 'title'>): boolean {
  return label_names.includes('contact_us') || title.toLowerCase().includes('contact us');
}

function inOrder<Entry extends Ranked>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((one, other) => one.position - other.position || one.id - other.id);
}
