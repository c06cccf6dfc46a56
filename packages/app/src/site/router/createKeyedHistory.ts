import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The history of the browser, in which every entry has a key, also a page that was opened by its address, and a place on a page. All entries without
 * a key would share one scroll position.
 */
export function createKeyedHistory(): ReturnType<typeof createBrowserHistory> {
  addKey();
  // Registered before the listener of the library, which reads the key.
  addEventListener('popstate', addKey);
  return createBrowserHistory();
}

function addKey(): void {
  const state = Object(history.state);
  if (state.key === undefined) history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}
