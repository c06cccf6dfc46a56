import { createContext, use } from 'react';
import type { SiteHistory } from './SiteHistory.ts';

export const HistoryContext = createContext<SiteHistory | undefined>(undefined);

/** The history of the router around this component. */
export function useSiteHistory(): SiteHistory {
  const history = use(HistoryContext);
  if (history === undefined) throw new Error('There is no SiteRouter around this component.');
  return history;
}
