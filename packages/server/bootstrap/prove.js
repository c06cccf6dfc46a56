import { join } from 'node:path';
import { become } from './become.js';
import { ensureInstalled } from './install.js';
import { modernNode } from './node.js';
import { root } from './root.js';
import { refuse } from './say.js';

/** The proofs of the project's numbers, by the tag in their titles, and the files that hold them. */
const proofs = {
  R1: ['proof/race'],
  R2: ['proof/keys'],
  R3: ['proof/underLoad'],
  R4: ['proof/killedServer'],
  R5: ['proof/underLoad'],
  R6: ['proof/underLoad'],
  R7: ['proof/sameAsDomain'],
  R8: ['http/hostileInput', 'protection/hostilePaths'],
  R9: ['proof/everyId', 'leagues/leagueRights'],
  R10: ['proof/crossSite'],
  R11: ['proof/wholeSeason'],
  R12: ['e2e/killedTab'],
  R13: ['proof/underLoad'],
  R14: ['e2e/contentPolicy'],
  R16: ['proof/cluster/cluster'],
  R17: ['proof/cluster/cluster'],
};

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const given = process.argv.slice(2);
if (given[0] === 'versions') proveVersion(given[1], given.slice(2));
else if (given[0] === 'browsers') proveBrowsers(given.slice(1));
else proveNumbers();

/** Runs the tests of the server on the PostgreSQL of `address` instead of the embedded one. */
function proveVersion(address, others) {
  if (!/^postgres(?:ql)?:\/\//.test(address ?? ''))
    refuse(
      'Name a PostgreSQL and its superuser: npm run prove -- versions postgresql://postgres:password@localhost:5432/postgres',
    );
  ensureInstalled();
  process.env.TEST_DATABASE_URL = address;
  become(modernNode(), [vitest, 'run', '--project', 'server', ...others]);
}

/** Walks the main journeys in three engines, whose programs Debian brings. */
function proveBrowsers(others) {
  ensureInstalled();
  become(modernNode(), [vitest, 'run', '--config', '.ci/prove.config.ts', '--project', 'engines', ...others]);
}

function proveNumbers() {
  /** Needs programs that Debian brings: it runs only by name. */
  const cluster = ['R16', 'R17'];
  const tags = given.flatMap((word) => (word === 'cluster' ? cluster : /^R\d+$/.test(word) ? [word] : []));
  const unknown = tags.filter((tag) => !(tag in proofs));
  if (unknown.length > 0)
    refuse(`There is no proof ${unknown.join(', ')}. There are ${Object.keys(proofs).join(', ')}; R15 is npm run trust.`);

  ensureInstalled();
  const files = [...new Set(tags.flatMap((tag) => proofs[tag]))].map((name) => `${name}.test.ts`);
  const titles = tags.length === 0 ? [] : ['--testNamePattern', `\\b(${tags.join('|')})\\b`];
  const others = given.filter((word) => word !== 'cluster' && !tags.includes(word));
  const projects = tags.some((tag) => cluster.includes(tag)) ? [] : ['--project', 'server', '--project', 'browser'];
  become(modernNode(), [vitest, 'run', '--config', '.ci/prove.config.ts', ...files, ...projects, ...titles, ...others]);
}
