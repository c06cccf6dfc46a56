import type { FoundHelp } from '@rugby/domain/help/findHelp';
import { helpOutline } from '@rugby/domain/help/helpOutline';
import { helpAddress } from '@rugby/domain/help/helpPath';
import type { HelpSection } from '@rugby/domain/help/model';
import { searchHelp, searchMax } from '@rugby/domain/help/searchHelp';
import { HelpArticle } from '@rugby/ui/help/HelpArticle';
import { HelpLayout } from '@rugby/ui/help/HelpLayout';
import { HelpResults } from '@rugby/ui/help/HelpResults';
import { SearchField } from '@rugby/ui/primitives/SearchField';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useSearchParams } from 'react-router-dom';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { titleBefore } from '../../site/documentTitle.ts';
import { useTitle } from '../../site/useTitle.ts';
import { useStores } from '../../stores/StoresContext.tsx';

const ContactSection = lazyOverlay(async () => (await import('../contact/ContactSection.tsx')).ContactSection);

export interface HelpCentreProps {
  readonly sections: readonly HelpSection[];
  readonly found: Exclude<FoundHelp, { kind: 'moved' }>;
  /** Whether only the rules that the site knows itself are there. */
  readonly isBuiltIn: boolean;
}

/**
 * The help centre with its articles: the one of the address, or what was searched for. The URL holds the search. Without JavaScript the form of
 * the rendered page asks the server.
 */
export function HelpCentre({ sections, found, isBuiltIn }: HelpCentreProps) {
  const { edition } = useStores();
  const words = useWords();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const address = (...parts: readonly string[]) => helpAddress(edition, ...parts);
  const section = found.kind === 'shown' ? found.section : undefined;
  const article = found.kind === 'shown' ? found.article : undefined;
  const contact = sections.find(({ isContactUs }) => isContactUs);
  const isSearching = query.trim() !== '';
  const title = article?.title ?? section?.title ?? words(isBuiltIn ? 'help.notLoaded' : 'help.unknown');
  const current = isSearching ? words('help.search.title') : title;
  useTitle(titleBefore(current, edition));
  return (
    <HelpLayout
      search={
        <form onSubmit={(submitted) => submitted.preventDefault()}>
          <SearchField
            name="q"
            label={words('help.search.label')}
            clearLabel={words('help.search.clear')}
            maxLength={searchMax}
            value={query}
            onChange={(typed) => setParams(typed === '' ? {} : { q: typed }, { replace: query !== '', preventScrollReset: true })}
          />
        </form>
      }
      sections={sections.map(({ id, title: label, path, articles }) => ({
        id,
        label,
        href: address(path),
        isCurrent: id === section?.id,
        articles: articles.map((one) => ({
          id: one.id,
          label: one.title,
          href: address(path, one.path),
          isCurrent: one.id === article?.id,
        })),
      }))}
      current={isSearching || found.kind === 'shown' ? current : words('help.choose')}
      outline={isSearching ? [] : helpOutline(article?.body ?? '')}
      {...(section?.isContactUs === true && !isSearching && { form: <ContactSection /> })}
      {...(isBuiltIn && { notice: words('help.offline') })}
    >
      {isSearching ? (
        <HelpResults
          results={searchHelp(sections, query).map((hit) => ({
            id: hit.article.id,
            href: address(hit.section.path, hit.article.path),
            section: hit.section.title,
            title: hit.title,
            excerpt: hit.excerpt,
          }))}
          {...(contact !== undefined && { contactHref: address(contact.path) })}
        />
      ) : (
        <HelpArticle
          edition={edition}
          title={title}
          body={
            found.kind === 'unknown'
              ? `<p>${words(isBuiltIn ? 'help.notLoadedText' : 'help.unknownText')}</p>`
              : (article?.body ?? '')
          }
        />
      )}
    </HelpLayout>
  );
}
