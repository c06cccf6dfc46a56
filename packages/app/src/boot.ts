import { isRendered, startOnUse } from './boot/renderedPage.ts';
import { storageOf } from './ports/storageOf.ts';
import { importAgain } from './site/importAgain.ts';
import { showMode, storedMode } from './site/mode.ts';

// The first script of every page. A page that the server has rendered works without the site; its own script starts when it is used.
Object.assign(globalThis, { importAgain });
showMode(storedMode(storageOf(() => localStorage)));
const start = () => void import('./main.tsx');
if (isRendered()) startOnUse(start);
else start();
