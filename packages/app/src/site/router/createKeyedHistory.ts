import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The history of the browser, in which every entry has a key: also a page that was opened by its address, and a place on a page. Without keys the
 * scroll position of one would be restored for the other.
 */
export function createNamedHistory(): ReturnType<typeof createBrowserHistory> {
  nameEntry();
  // Before the history of the library hears of it.
  addEventListener('popstate', nameEntry);
  return createBrowserHistory();
}

function nameEntry(): void {
  const state = Object(history.state);
  if (state.key === undefined) history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}
