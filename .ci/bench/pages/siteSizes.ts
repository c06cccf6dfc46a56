import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Rolldown } from 'vite';
import { type Built, buildFloor, buildSite } from '../buildSite.ts';

const compress = promisify(brotliCompress);

/** What a browser fetches, in bytes of brotli. */
export interface SiteSizes {
  /** React alone. */
  readonly floor: number;
  /** All scripts that the landing page runs. */
  readonly landing: number;
  /** The part of `landing` that is our own code and not a library's, from 0 to 1, by length before compression. */
  readonly ownShare: number;
  /** By page: all scripts of a visit that begins on it. */
  readonly whole: ReadonlyMap<string, number>;
  /** By page: the scripts that it adds to a visit that began on the landing page. */
  readonly added: ReadonlyMap<string, number>;
  readonly styles: number;
  /** The path of every module that went into a script. */
  readonly modules: readonly string[];
}

/** Builds the site and the floor and weighs both. */
export async function siteSizes(): Promise<SiteSizes> {
  const [site, bare] = [await buildSite(), await buildFloor()];
  const chunks = new Map(chunksOf(site).map((chunk) => [chunk.fileName, chunk]));
  const weights = await weighFiles(site);
  const start = chunksOf(site).filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/packages/app/src/main.tsx')));
  const pages = new Map(
    chunksOf(site).flatMap((chunk) => {
      const page = pageOf(chunk);
      return page === undefined ? [] : [[page, fetchedBy([...start, chunk, ...storesOf(page, site)], chunks)] as const];
    }),
  );
  const landing = pages.get('landing') ?? new Set();
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0);
  return {
    floor: [...(await weighFiles(bare)).values()].reduce((total, weight) => total + weight, 0),
    landing: sum(landing),
    ownShare: ownShareOf([...landing].flatMap((file) => chunks.get(file) ?? [])),
    whole: new Map([...pages].map(([page, files]) => [page, sum(files)])),
    added: new Map([...pages].map(([page, files]) => [page, sum([...files].filter((file) => !landing.has(file)))])),
    styles: sum([...weights.keys()].filter((file) => file.endsWith('.css'))),
    modules: chunksOf(site).flatMap(({ moduleIds }) => moduleIds),
  };
}

function chunksOf(built: Built): readonly Rolldown.OutputChunk[] {
  return built.filter((file) => file.type === 'chunk');
}

async function weighFiles(built: Built): Promise<ReadonlyMap<string, number>> {
  const texts = built
    .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const)
    .filter(([name]) => /\.(?:js|css)$/.test(name));
  return new Map(await Promise.all(texts.map(async ([name, text]) => [name, (await compress(text)).byteLength] as const)));
}

/** The page whose component is in this chunk: `rules` for `RulesPage.tsx`; undefined for a part that a page loads later. */
function pageOf({ moduleIds }: Rolldown.OutputChunk): string | undefined {
  const name = moduleIds.flatMap((id) => /\/features\/\w+\/(\w+)Page\.tsx$/.exec(id)?.[1] ?? [])[0];
  return name && name.charAt(0).toLowerCase() + name.slice(1);
}

/** The chunks of the stores that the route of a page loads with it: its own, and those that all pages but the landing page share. */
function storesOf(page: string, site: Built): readonly Rolldown.OutputChunk[] {
  if (page === 'landing') return [];
  return chunksOf(site).filter((chunk) => {
    const owner = /\/stores\/create(\w+?)Stores?\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
    return owner === 'Game' || owner?.toLowerCase() === page.toLowerCase();
  });
}

/** The chunks and all that they import before they run. */
function fetchedBy(
  first: readonly Rolldown.OutputChunk[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  fetched = new Set<string>(),
): ReadonlySet<string> {
  for (const { fileName, imports } of first) {
    if (fetched.has(fileName)) continue;
    fetched.add(fileName);
    fetchedBy(
      imports.flatMap((file) => chunks.get(file) ?? []),
      chunks,
      fetched,
    );
  }
  return fetched;
}

function ownShareOf(chunks: readonly Rolldown.OutputChunk[]): number {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const length = (some: typeof modules) => some.reduce((total, [, { renderedLength }]) => total + renderedLength, 0);
  return length(modules.filter(([path]) => /\/packages\//.test(path) && !/\/node_modules\//.test(path))) / length(modules);
}
