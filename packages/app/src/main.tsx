import { editionOfPath } from '@rugby/domain/editions';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { browserPorts } from './ports/browserPorts.ts';
import { openSite } from './openSite.tsx';
import { importAgain } from './site/importAgain.ts';

configure({ enforceActions: 'always' });
Object.assign(globalThis, { importAgain });

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the site.');
void open(root);

/** Not awaited by this module: files that are loaded later import from its file, and the two would wait for each other. */
async function open(place: Element): Promise<void> {
  // A share link stands outside the editions. It is read with code that no other page needs.
  if (/^\/[a-z]{2}\/fantasy\//.test(location.pathname))
    (await import('./site/followShareLink.ts')).followShareLink(location.pathname, (path) => location.replace(path));
  else createRoot(place).render(await openSite(editionOfPath(location.pathname), browserPorts()));
}
