import { isOpen, openStateOf, type Opening } from '../site/isOpen.ts';
import { useStores } from '../stores/StoresContext.tsx';

/** Whether pages of a kind are open in this edition now: nothing leads to a closed one. */
export function useIsOpen(): (opens: Opening) => boolean {
  const state = openStateOf(useStores());
  return (opens) => isOpen(opens, state);
}
