import type { Edition } from '@rugby/domain/editions';
import { createWords } from '@rugby/domain/i18n/createWords';
import { readLocale } from '@rugby/domain/i18n/storedLocale';
import { localeFile } from '@rugby/domain/contract/locale';
import type { Ports } from '@rugby/domain/stores/ports';
import { ThemeRoot } from '@rugby/ui/theme/ThemeRoot';
import { WordsProvider } from '@rugby/ui/words/WordsProvider';
import type { Words } from '@rugby/domain/i18n/keys';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createStores } from './createStores.ts';
import { isRendered } from './boot/renderedPage.ts';
import { createSiteRoutes } from './createSiteRoutes.tsx';
import { CrashScreen } from './shell/CrashScreen.tsx';
import { nextTask } from './site/nextTask.ts';
import { createKeyedHistory } from './site/router/createKeyedHistory.ts';
import { SiteHistory } from './site/router/SiteHistory.ts';
import { SiteRouter } from './site/router/SiteRouter.tsx';
import { preparePage } from './stores/preparePage.ts';
import type { Stores } from './stores/Stores.ts';
import { StoresContext } from './stores/StoresContext.tsx';

/** Builds the site of one edition: its stores, its words, its routes. Without words there is only the crash screen. */
export async function openSite(edition: Edition, ports: Ports): Promise<ReactElement> {
  const stores = createStores(edition, ports);
  watchForErrors(stores);
  const locale = readLocale(ports.storage);
  // The browser styles every element again when it is set, also to what it was.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  const history = new SiteHistory(createKeyedHistory());
  const routes = createSiteRoutes(stores);
  await nextTask();
  const preparing = isRendered() ? preparePage(stores, routes, history.location) : undefined;
  const catalog = await stores.api.fetch(localeFile(locale));
  if (!catalog.ok) return withTheme(<CrashScreen />);
  await preparing;
  return siteOf({ stores, words: createWords(catalog.value, locale), history, routes });
}

export interface SiteParts {
  readonly stores: Stores;
  readonly words: Words;
  readonly history: SiteHistory;
  readonly routes: RouteObject[];
}

/** The site of an edition, at the location of the history, and what stands beside its pages. */
export function siteOf({ stores, words, history, routes }: SiteParts, beside?: ReactElement): ReactElement {
  return withTheme(
    <WordsProvider words={words}>
      <StoresContext value={stores}>
        <SiteRouter
          history={history}
          routes={routes}
          basename={stores.edition.basePath}
          tabStorage={stores.ports.visit.tabStorage}
          crashScreen={<CrashScreen />}
        />
      </StoresContext>
      {beside}
    </WordsProvider>,
  );
}

/** Watches for errors where the server names a receiver of reports. Without the code that watches, the site works as well. */
function watchForErrors({ edition, ports, session }: Stores): void {
  const { sentryDsn: dsn } = ports.visit.facts ?? {};
  if (dsn === undefined) return;
  void import('./errorReports/watchErrors.ts').then(
    ({ watchErrors }) => watchErrors({ dsn, edition, session, storage: ports.storage }),
    () => undefined,
  );
}

function withTheme(content: ReactElement): ReactElement {
  return <ThemeRoot>{content}</ThemeRoot>;
}
