import { NotAvailable } from '@rugby/ui/layout/NotAvailable';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.tsx';

/** Replaces the site in a country in which the game is not available. */
export const NotAvailableOverlay = observer(function NotAvailableOverlay() {
  const { edition, gates } = useStores();
  const names = new Intl.DisplayNames(document.documentElement.lang, { type: 'region' });
  return <NotAvailable title={edition.title} countries={gates.closedIn.map((code) => names.of(code) ?? code).toSorted()} />;
});
