import type { Edition } from '@rugby/domain/editions';
import { createWords } from '@rugby/domain/i18n/createWords';
import { readLocale } from '@rugby/domain/i18n/storedLocale';
import { localeFile } from '@rugby/domain/contract/locale';
import type { Ports } from '@rugby/domain/stores/ports';
import { ThemeRoot } from '@rugby/ui/theme/ThemeRoot';
import { WordsProvider } from '@rugby/ui/words/WordsProvider';
import type { ReactElement } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createStores } from './createStores.ts';
import { createSiteRoutes } from './createSiteRoutes.tsx';
import { CrashScreen } from './shell/CrashScreen.tsx';
import { storedMode, showMode } from './site/mode.ts';
import { SiteHistory } from './site/router/SiteHistory.ts';
import { SiteRouter } from './site/router/SiteRouter.tsx';
import type { Stores } from './stores/Stores.ts';
import { StoresContext } from './stores/StoresContext.tsx';

/** Builds the site of one edition: its stores, its words, its routes. Without words there is only the crash screen. */
export async function openSite(edition: Edition, ports: Ports): Promise<ReactElement> {
  showMode(storedMode(ports.storage));
  const stores = createStores(edition, ports);
  watchForErrors(stores);
  const locale = readLocale(ports.storage);
  document.documentElement.lang = locale;
  const catalog = await stores.api.fetch(localeFile(locale));
  if (!catalog.ok) return withTheme(<CrashScreen />);
  return withTheme(
    <WordsProvider words={createWords(catalog.value, locale)}>
      <StoresContext value={stores}>
        <SiteRouter
          history={new SiteHistory(createBrowserHistory())}
          routes={createSiteRoutes(stores)}
          basename={edition.basePath}
          tabStorage={ports.visit.tabStorage}
          crashScreen={<CrashScreen />}
        />
      </StoresContext>
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
