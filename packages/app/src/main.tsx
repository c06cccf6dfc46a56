import { editionOfPath } from '@rugby/domain/editions';
import { configure } from 'mobx';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isRendered, replaceRendered, untilReleased } from './boot/renderedPage.ts';
import { browserPorts } from './ports/browserPorts.ts';
import { openSite } from './openSite.tsx';

configure({ enforceActions: 'always' });

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the site.');
// Without waiting here: the file of a page imports this one, which is complete only when its last line has run.
void (isShareLink(location.pathname) ? follow(location.pathname) : open(root));

/** A share link stands outside the editions. It is read with code that no other page needs. */
function isShareLink(path: string): boolean {
  return /^\/[a-z]{2}\/fantasy\//.test(path);
}

async function follow(path: string): Promise<void> {
  const { followShareLink } = await import('./site/followShareLink.ts');
  followShareLink(path, (to) => location.replace(to));
}

async function open(place: Element): Promise<void> {
  const site = await openSite(editionOfPath(location.pathname), browserPorts());
  if (!isRendered()) return createRoot(place).render(site);
  await untilReleased();
  replaceRendered(place, () => flushSync(() => createRoot(place).render(site)));
}
