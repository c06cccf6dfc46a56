type Import = () => Promise<unknown>;

/**
 * Imports files of the site so that a failure can be mended. A browser remembers that an import failed and asks no second time for the same
 * address, so a file that failed is asked for with a query that counts. `importFrom` imports an address.
 */
export function createImportAgain(importFrom: (address: string) => Promise<unknown>) {
  const failures = new Map<string, number>();
  return async (file: string, importFile: Import): Promise<unknown> => {
    const failed = failures.get(file) ?? 0;
    try {
      return await (failed === 0 ? importFile() : importFrom(`${file}?again=${failed}`));
    } catch (error) {
      failures.set(file, failed + 1);
      throw error;
    }
  };
}

/** The files of the site stand in one folder. `vite.config.ts` has every import that loads one later call this function. */
export const importAgain = createImportAgain((address) => import(/* @vite-ignore */ new URL(address, import.meta.url).href));
