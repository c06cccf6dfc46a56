import type { RootStore } from '@rugby/domain/stores/RootStore';
import { createContext, useContext } from 'react';

export const StoresContext = createContext<RootStore | undefined>(undefined);

/** The stores of the edition on screen. */
export function useStores(): RootStore {
  const stores = useContext(StoresContext);
  if (stores === undefined) throw new Error('useStores needs a page inside StoresContext.');
  return stores;
}
