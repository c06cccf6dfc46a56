import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../../checks/run.ts';
import type { Quantity } from '../quantity.ts';

const compress = promisify(brotliCompress);

const shown = 10;
const kilobyte = 1000;

/** The ten heaviest components, each imported on its own, so that what the library does not shake off shows. */
export async function componentSizes(): Promise<readonly Quantity[]> {
  const sizes: { readonly file: string; readonly bytes: number }[] = [];
  for (const file of publicComponents()) sizes.push({ file, bytes: await componentSize(file) });
  const heaviest = sizes.sort((a, b) => b.bytes - a.bytes).slice(0, shown);
  const quantities: Quantity[] = [];
  for (const { file, bytes } of heaviest) {
    const own = (await componentSize(file, libraries)) / kilobyte;
    const name = `component ${basename(file, '.tsx')} alone (our own code: ${own.toFixed(1)} KB)`;
    quantities.push({ name, unit: 'KB', ours: bytes / kilobyte });
  }
  return quantities;
}

/** One file for each component in the exports of the package. */
function publicComponents(): readonly string[] {
  return globSync('packages/ui/src/*/*/*.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
    .sort();
}

/** Every page has these. */
const runtime = /^(?:react|react-dom)(?:\/|$)/;
const libraries = /^(?!@rugby\/)@?[a-z]/;

/**
 * What a component costs a page that has nothing but React, in bytes of brotli: itself, what it imports, and the share of the libraries that
 * it uses, unless these are left out.
 */
export async function componentSize(file: string, leftOut: RegExp = runtime): Promise<number> {
  const name = basename(file, '.tsx');
  const built = await build({
    root: join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { ${name} } from ${JSON.stringify(join(root, file))};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => id !== entry && !id.startsWith('@rugby') && leftOut.test(id),
      },
    },
  });
  if (!('output' in built)) throw new Error(`${file} was not built in one piece.`);
  const code = built.output.filter((part): part is Rolldown.OutputChunk => part.type === 'chunk');
  return (await compress(code.map((chunk) => chunk.code).join('\n'))).byteLength;
}

const entry = 'component-alone';
