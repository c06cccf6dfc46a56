import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** What playwright's `launch` (and lighthouse's) needs to start the browser of this repository. */
export interface ChromiumLaunch {
  /** Absent where there is neither a packed nor an installed browser: then playwright looks for its own. */
  readonly executablePath?: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/**
 * How to start the browser of stories, end-to-end tests and lighthouse. In this order: the one named by `CHROMIUM_PATH`; on Linux x64 the one
 * pinned in the lock file, unpacked once into `.cache/chromium` and needing neither apt nor root; one found on PATH; playwright's own.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return launch({ executablePath: named });
  if (process.platform === 'linux' && process.arch === 'x64') return launchPacked(await unpackChromium());
  const installed = onPath(['chromium', 'chromium-browser', 'google-chrome']);
  return launch(installed === undefined ? {} : { executablePath: installed });
}

const root = resolve(import.meta.dirname, '..');

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The same page is the same picture, whatever was on it before and whichever processor draws it.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
];

// Only the package's own fonts, so that a fallback glyph looks the same on every machine; the packed file names folders of another system.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

function launch(where: Pick<ChromiumLaunch, 'executablePath'>, env: Record<string, string> = {}): ChromiumLaunch {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...where, args: [...args], env: { ...Object.fromEntries(own), ...env } };
}

function launchPacked(folder: string): ChromiumLaunch {
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? ''].filter((path) => path !== '');
  return launch(
    { executablePath: join(folder, 'chromium') },
    { LD_LIBRARY_PATH: libraries.join(delimiter), FONTCONFIG_PATH: join(folder, 'fonts') },
  );
}

/** The folder of the unpacked browser. Unpacks beside it and renames, so that parallel runs never meet half a browser. */
async function unpackChromium(): Promise<string> {
  const folder = join(root, '.cache/chromium', packedVersion());
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  // The package unpacks into TMPDIR, and its libraries only on Amazon Linux: the environment of a child process sets both.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const unpack = `await (await import('@sparticuz/chromium')).default.executablePath()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: root, env });
  chmodSync(join(draft, 'chromium'), 0o755);
  writeFileSync(join(draft, 'fonts/fonts.conf'), fontsConf);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function packedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: { version: string } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  return manifest.version;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
