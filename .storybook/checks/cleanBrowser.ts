/**
 * Gives a story a browser in which nothing happened: storages and readable cookies empty, scrolled to the top, last touched by a pointer (so
 * that a focus ring is there because of the story's own keys). Returns what takes back the rest: the address that a link or router went to.
 */
export function cleanBrowser(): () => void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name !== '') document.cookie = `${name}=; path=/; max-age=0`;
  }
  window.scrollTo(0, 0);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  const address = location.href;
  return () => {
    if (location.href !== address) history.replaceState(null, '', address);
  };
}
