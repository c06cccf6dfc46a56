import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Writes each text asset in brotli and gzip too, once, so that the server never compresses while a visitor waits. */
export function compressedBesideAssets(): Plugin {
  return {
    name: 'compressed-beside-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const text = await readFile(join(dir, name));
          await writeFile(join(dir, `${name}.br`), await inSmallestBrotli(text));
          await writeFile(join(dir, `${name}.gz`), await inGzip(text, { level: 9 }));
        }),
      );
    },
  };
}

/** Which way to write distances is the shortest differs from file to file, by a thousandth of it. */
async function inSmallestBrotli(text: Buffer): Promise<Buffer> {
  const forms = [0, 1, 2, 3].map((bits) => inBrotli(text, { params: { [constants.BROTLI_PARAM_NPOSTFIX]: bits } }));
  return (await Promise.all(forms)).reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}
