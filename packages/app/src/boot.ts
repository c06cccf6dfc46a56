import { isRendered, startRendered } from './boot/renderedPage.ts';
import { storageOf } from './ports/storageOf.ts';
import { importAgain } from './site/importAgain.ts';
import { showMode, storedMode } from './site/mode.ts';

// The first script of every page. A page that the server has rendered can be read without the site, which starts when it is used.
Object.assign(globalThis, { importAgain });
showMode(storedMode(storageOf(() => localStorage)));
const start = () => import('./main.tsx');
if (isRendered()) startRendered(start);
else void start();
