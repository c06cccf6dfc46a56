import { join } from 'node:path';
import { become } from './become.js';
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { modernNode } from './node.js';
import { root } from './root.js';

ensureInstalled();
const node = modernNode();
ensureBuilt(node);
become(node, [join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)]);
