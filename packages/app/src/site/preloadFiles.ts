type ImportFile<Module> = () => Promise<Module>;

/**
 * Imports a file of the site after all `files` that it consists of have arrived. A browser remembers that a file which it imports failed, and asks
 * no second time for it, also where another file imports it; a file that is only loaded may fail and be asked for again. `load` loads a file.
 */
export function createPreload(load: (file: string) => Promise<void>) {
  const loads = new Map<string, Promise<void>>();
  const loadOnce = (file: string): Promise<void> => {
    const loading = loads.get(file) ?? load(file);
    loads.set(file, loading);
    loading.catch(() => loads.delete(file));
    return loading;
  };
  return async <Module>(importFile: ImportFile<Module>, files: readonly string[] = []): Promise<Module> => {
    await Promise.all(files.map(loadOnce));
    return importFile();
  };
}

/**
 * The build has every import that loads a file later call this function, with the files below the root of the site. See `vite.config.ts`. The
 * import finds them in the cache of the browser: they never change, and a failed `<link rel="preload">` would fail for good as well.
 */
export const preloadFiles = createPreload(async (file) => {
  const address = `/${file}`;
  const loading = ['script[src', 'link[rel="modulepreload"][href', 'link[rel="stylesheet"][href'].map(
    (one) => `${one}="${address}"]`,
  );
  if (document.querySelector(loading.join()) !== null) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  await answer.arrayBuffer();
});
