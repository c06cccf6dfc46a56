import { join } from 'node:path';
import { become } from './become.js';
import { ensureInstalled } from './install.js';
import { modernNode } from './node.js';
import { root } from './root.js';

ensureInstalled();
become(modernNode(), [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)]);
