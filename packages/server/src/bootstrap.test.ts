import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const bootstrap = fileURLToPath(new URL('../bootstrap', import.meta.url));
const locked = (version: string) => ({
  packages: {
    '': {},
    'packages/app': { version: '0.1.0' },
    'node_modules/vite': { version, resolved: `https://registry.invalid/vite-${version}.tgz` },
    'node_modules/node-elsewhere': { version: '1.0.0', optional: true },
  },
});

/** Replaces npm: installs a "vite" that writes the site and a "vitest" that prints its arguments. */
const fakeNpm = `
  import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  if (process.env.REGISTRY === 'down') { console.error('ECONNREFUSED'); process.exit(1); }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  delete packages['node_modules/node-elsewhere'];
  mkdirSync('node_modules/vite/bin', { recursive: true });
  mkdirSync('node_modules/vitest', { recursive: true });
  writeFileSync('node_modules/vite/bin/vite.js', "const fs = require('fs'); if (fs.readFileSync('packages/app/src/main.tsx', 'utf8') === 'broken') { console.error('main.tsx is broken'); process.exit(1); } fs.mkdirSync('packages/app/dist', { recursive: true });");
  writeFileSync('node_modules/vitest/vitest.mjs', "console.log(JSON.stringify(process.argv.slice(2))); process.exit(3);");
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

/** Replaces the server: runs until it gets a signal, and prints each signal. */
const fakeServer = `
  const idle = setInterval(() => {}, 1000);
  process.on('SIGTERM', () => { console.log('stopping'); clearInterval(idle); process.exitCode = 7; });
  console.log('Ready');
`;

let root = '';

beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'bootstrap-')), 'a clone');
  await put('package-lock.json', JSON.stringify(locked('1.0.0')));
  await put('tsconfig.json', '{}');
  await put('npm-cli.js', fakeNpm);
  await put('package.json', '{ "type": "module" }');
  await put('packages/app/src/main.tsx', 'one');
  await put('packages/ui/src/Button.tsx', 'one');
  await put('packages/domain/src/editions.ts', 'one');
  await put('packages/server/src/main.ts', fakeServer);
  await put('node_modules/vite/package.json', '{ "type": "commonjs" }');
  await cp(bootstrap, join(root, 'packages/server/bootstrap'), { recursive: true });
  await chmod(root, 0o700);
});

afterEach(() => rm(dirname(root), { recursive: true, force: true }));

describe('npm start on a bare clone, in a folder of mode 700 with spaces in its path', () => {
  test('installs, builds and serves, and passes on signals and the exit code', async () => {
    const { said, code } = await start();
    expect(said).toEqual(['Installing packages: about a minute, once.', 'Building the site.', 'Ready', 'stopping']);
    expect(code).toBe(7);
  });

  test('twice at once installs and builds once, and both serve', async () => {
    const both = await Promise.all([start(), start()]);
    const said = both.flatMap((one) => one.said);
    expect(said.filter((line) => line === 'Ready')).toHaveLength(2);
    expect(said.filter((line) => line.startsWith('Installing'))).toHaveLength(1);
    expect(said.filter((line) => line.startsWith('Building'))).toHaveLength(1);
  });

  test('a start that was killed while it installed is not waited for', async () => {
    await put('.cache/start.lock', '4194304');
    expect((await start()).said).toContain('Ready');
  });

  test('a process that runs under the id of one that held the lock is not waited for', async () => {
    await put('.cache/start.lock', `${process.pid} 1`);
    expect((await start()).said).toContain('Ready');
    await put('.cache/start.lock', '1');
    expect((await start()).said).toContain('Ready');
  });

  test('a lock with the own process id is not waited for, and one that is held for long is named', async () => {
    const lock = join(root, '.cache/start.lock');
    await put('own.js', taking('writeFileSync(lock, String(process.pid)); takingTurns(() => console.log("free"));'));
    expect((await run('../../../own.js', [])).said).toEqual(['free']);
    await put(
      'nested.js',
      taking('takingTurns(() => spawnSync(process.execPath, ["wait.js"], { stdio: "inherit", timeout: 3000 }));'),
    );
    await put('wait.js', taking('takingTurns(() => console.log("free"), 300);'));
    expect((await run('../../../nested.js', [])).said).toEqual([
      'Waiting for another start that installs or builds.',
      `Still waiting. If no other start is running, remove ${lock}.`,
    ]);
  });

  test('repeats no step when nothing has changed', async () => {
    await start();
    expect((await start()).said).toEqual(['Ready', 'stopping']);
  });

  test.each([
    [
      'another lock file',
      'package-lock.json',
      JSON.stringify(locked('1.0.1')),
      ['Installing packages: about a minute, once.', 'Building the site.'],
    ],
    ['a page', 'packages/app/src/main.tsx', 'two', ['Building the site.']],
    ['a component', 'packages/ui/src/Button.tsx', 'two', ['Building the site.']],
    ['a rule', 'packages/domain/src/editions.ts', 'two', ['Building the site.']],
    ['a new file', 'packages/ui/src/Link.tsx', '', ['Building the site.']],
    ['a story', 'packages/ui/src/Button.stories.tsx', '', []],
    ['a test', 'packages/domain/src/editions.test.ts', '', []],
  ])('repeats the steps that a change requires: %s', async (_, path, text, steps) => {
    await start();
    await put(path, text);
    expect((await start()).said).toEqual([...steps, 'Ready', 'stopping']);
  });

  test('prints the output of npm when the packages cannot be installed', async () => {
    const { code, complaint } = await start({ REGISTRY: 'down' });
    expect(code).toBe(1);
    expect(complaint).toBe(
      'ECONNREFUSED\nThe packages could not be installed (see above). Is the npm registry reachable? Then start again.\n',
    );
  });

  test('prints the output of the build, and tries again at the next start', async () => {
    await put('packages/app/src/main.tsx', 'broken');
    const { code, complaint } = await start();
    expect(code).toBe(1);
    expect(complaint).toBe('main.tsx is broken\nThe site could not be built: the reason stands above.\n');
    expect((await start()).complaint).toBe(complaint);
  });
});

test('npm run build installs and builds without serving, and the next start serves at once', async () => {
  const { said, code } = await run('prepare.js', []);
  expect(said).toEqual(['Installing packages: about a minute, once.', 'Building the site.', 'Packages and site are ready.']);
  expect(code).toBe(0);
  expect((await start()).said).toEqual(['Ready', 'stopping']);
});

test('the server stops when npm’s shell is terminated without passing the signal on', async () => {
  const env = { PATH: process.env['PATH'], npm_execpath: join(root, 'npm-cli.js'), npm_lifecycle_event: 'start' };
  const command = `"${process.execPath}" packages/server/bootstrap/start.js; true`;
  const shell = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  shell.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (String(chunk).includes('Ready')) shell.kill('SIGTERM');
  });
  await once(shell, 'close');
  expect(said).toMatch(/Ready\nstopping\n$/);
});

test('npm test installs, runs vitest with the given arguments, and returns its exit code', async () => {
  const { said, code } = await run('test.js', ['--project', 'domain']);
  expect(said).toEqual(['Installing packages: about a minute, once.', '["run","--project","domain"]']);
  expect(code).toBe(3);
});

test('the bootstrap imports nothing but Node and itself', async () => {
  for (const name of ['become', 'build', 'install', 'lock', 'node', 'prepare', 'root', 'say', 'start', 'test']) {
    const text = await readFile(join(bootstrap, `${name}.js`), 'utf8');
    for (const [, from] of text.matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^(?:node:|\.\/)/);
  }
});

function taking(statements: string): string {
  return `
    import { spawnSync } from 'node:child_process';
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { takingTurns } from './packages/server/bootstrap/lock.js';
    const lock = '.cache/start.lock';
    mkdirSync('.cache', { recursive: true });
    ${statements}
  `;
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

function start(environment: Readonly<Record<string, string>> = {}) {
  return run('start.js', [], environment, (child) => child.kill('SIGTERM'));
}

async function run(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  onReady: (child: ChildProcess) => void = () => undefined,
): Promise<{ readonly said: readonly string[]; readonly complaint: string; readonly code: number | null }> {
  const env = { PATH: process.env['PATH'], npm_execpath: join(root, 'npm-cli.js'), ...environment };
  const child = spawn(process.execPath, [join(root, 'packages/server/bootstrap', script), ...args], { cwd: root, env });
  let said = '';
  let complaint = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (String(chunk).includes('Ready')) onReady(child);
  });
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  await once(child, 'close');
  return { said: said.trim().split('\n'), complaint, code: child.exitCode };
}
