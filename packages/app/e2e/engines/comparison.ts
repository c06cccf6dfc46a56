import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type EngineName, engineNames } from './Engine.ts';

const folder = resolve(import.meta.dirname, '../../../../.cache/engines');

/** Stores what a window shows at the end of a journey, for the page that compares the engines. */
export async function storePicture(name: string, engine: EngineName, picture: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, fileOf(name, engine)), picture);
}

/** Writes the page that shows the same moments of all engines beside one another, and answers its path. */
export async function writeComparison(names: readonly string[]): Promise<string> {
  const page = join(folder, 'index.html');
  await mkdir(folder, { recursive: true });
  await writeFile(page, comparisonOf(names));
  return page;
}

function comparisonOf(names: readonly string[]): string {
  const rows = names.map((name) => {
    const figures = engineNames.map(
      (engine) =>
        `<figure><figcaption>${engine}</figcaption><img alt="${name} in ${engine}" src="${fileOf(name, engine)}"></figure>`,
    );
    return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The same pages in three engines</title><style>${style}</style>
<h1>The same pages in three engines</h1>
${rows.join('\n')}
</html>
`;
}

function fileOf(name: string, engine: EngineName): string {
  return `${name.replaceAll(' ', '-')}.${engine}.png`;
}

const style = `body { font: 16px/1.5 system-ui; margin: 2rem; background: #fff; color: #111 } div { display: flex; gap: 1rem }
figure { flex: 1; margin: 0 } figcaption { font-weight: 600 } img { inline-size: 100%; border: 1px solid #999 }`;
