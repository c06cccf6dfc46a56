import { isOpen, type Opening } from '../site/isOpen.ts';
import { useStores } from '../stores/StoresContext.tsx';

/** Whether pages of a kind are open in this edition now: nothing leads to a closed one. */
export function useIsOpen(): (opens: Opening) => boolean {
  const { edition, gates, isOffSeason } = useStores();
  const isLaunched = { srp: gates.isLaunched('srp'), trc: gates.isLaunched('trc') };
  return (opens) => isOpen(opens, { edition: edition.id, isLaunched, isOffSeason });
}
