import type { Page } from 'playwright';

/** The files of the stats centre in the built site. */
export const statsCentreFiles = '**/assets/StatsCentrePage*.js';

/** Has the stats centre throw when it is shown. `page.unroute(statsCentreFiles)` repairs it. */
export async function breakStatsCentre(page: Page, message: string): Promise<void> {
  await page.route(statsCentreFiles, async (route) => {
    const code = await (await route.fetch()).text();
    const names = [...(/export\s*\{([^}]*)\}/.exec(code)?.[1] ?? '').matchAll(/(?:as\s+)?(\w+)\s*(?:,|$)/g)].map(
      ([, name]) => name,
    );
    const exports = names.map((name) => `broken as ${name}`).join(', ');
    const body = `const broken = () => { throw new Error(${JSON.stringify(message)}); }; export { ${exports} };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}
