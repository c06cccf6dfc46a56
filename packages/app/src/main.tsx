import { editionOfPath } from '@rugby/domain/editions';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { startTransition } from 'react';
import { isRendered } from './boot/renderedPage.ts';
import { browserPorts } from './ports/browserPorts.ts';
import { lazyWorker } from './ports/lazyWorker.ts';
import { openSite } from './openSite.tsx';
import { Arrival } from './site/Arrival.tsx';
import { nextTask } from './site/nextTask.ts';

configure({ enforceActions: 'always' });

const page = document.querySelector('#root');
if (page === null) throw new Error('The page has no place for the site.');
// Without waiting here: the file of a page imports this one, which is complete only when its last line has run.
void (isShareLink(location.pathname) ? replaceShareLink(location.pathname) : showSite(page));

/** A share link stands outside the editions. It is read with code that no other page needs. */
function isShareLink(path: string): boolean {
  return /^\/[a-z]{2}\/fantasy\//.test(path);
}

async function replaceShareLink(path: string): Promise<void> {
  const { followShareLink } = await import('./site/followShareLink.ts');
  followShareLink(path, (to) => location.replace(to));
}

/** Where there is HTML, the site is rendered beside it in steps that leave the browser time for the visitor. */
async function showSite(page: Element): Promise<void> {
  await nextTask();
  const site = await openSite(editionOfPath(location.pathname), browserPorts(lazyWorker));
  if (!isRendered()) return createRoot(page).render(site);
  const root = document.createElement('div');
  startTransition(() => createRoot(root).render(<Arrival {...{ page, root }}>{site}</Arrival>));
}
