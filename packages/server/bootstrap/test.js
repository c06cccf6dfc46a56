import { join } from 'node:path';
import { become } from './become.js';
import { ensureInstalled } from './install.js';
import { modernNode } from './node.js';
import { root } from './root.js';

ensureInstalled();
// Inherited by every process that a test starts: a season command starts in 1.1 s of processor time instead of 1.9 s.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node');
become(modernNode(), [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)]);
