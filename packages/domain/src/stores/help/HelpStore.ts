import { makeAutoObservable } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import { helpArticlesFile, helpCategoriesFile, helpSectionsFile } from '../../contract/help/helpCenter.ts';
import type { Edition } from '../../editions.ts';
import { type HelpContent, helpSections } from '../../help/helpSections.ts';
import type { HelpSection } from '../../help/model.ts';
import type { Locale } from '../../i18n/catalog.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';

/** The articles of the help centre. When they cannot be loaded the page has the rules that the site knows itself. */
export class HelpStore {
  private readonly content: RemoteValue<HelpContent>;
  private readonly edition: Edition;

  constructor(api: Pick<Api, 'fetch'>, edition: Edition, locale: Locale) {
    this.content = new RemoteValue(() => fetchContent(api, locale));
    this.edition = edition;
    makeAutoObservable<this, 'content' | 'edition'>(this, { content: false, edition: false }, { autoBind: true });
  }

  /** The sections of the edition; undefined until they are loaded, and when they cannot be or there are none. */
  get sections(): readonly HelpSection[] | undefined {
    const sections = this.content.value === undefined ? [] : helpSections(this.content.value, this.edition);
    return sections.length === 0 ? undefined : sections;
  }

  /** Whether the articles are on the way for the first time. */
  get isLoading(): boolean {
    const { state } = this.content.request;
    return this.sections === undefined && (state === 'idle' || state === 'pending');
  }

  /** Shows these articles, where nothing has to be asked. */
  show(content: HelpContent): void {
    this.content.replace(content);
  }

  /** Loads the articles once; a later call tries again after a failure only. */
  async load(): Promise<void> {
    const { state } = this.content.request;
    if (state === 'idle' || state === 'error') await this.content.load();
  }
}

/** One file without the others is of no use, so the first failure is that of all. */
async function fetchContent(api: Pick<Api, 'fetch'>, locale: Locale): Promise<Outcome<HelpContent>> {
  const [categories, sections, articles] = await Promise.all([
    api.fetch(helpCategoriesFile(locale)),
    api.fetch(helpSectionsFile(locale)),
    api.fetch(helpArticlesFile(locale)),
  ]);
  if (!categories.ok) return categories;
  if (!sections.ok) return sections;
  if (!articles.ok) return articles;
  return { ok: true, value: { ...categories.value, ...sections.value, ...articles.value } };
}
