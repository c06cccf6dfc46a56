import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { modernNode } from './node.js';
import { say } from './say.js';

/** `npm run build`: does what a start does before it serves, so that the next start serves at once. */
ensureInstalled();
ensureBuilt(modernNode());
say('Packages and site are ready.');
