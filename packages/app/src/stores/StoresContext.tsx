import { createContext, useContext } from 'react';
import type { Stores } from './Stores.ts';

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The stores of the edition on screen. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === undefined) throw new Error('useStores needs a page inside StoresContext.');
  return stores;
}
