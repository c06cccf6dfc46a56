import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from '@rugby/domain/contract/schema';
import { openBidi } from './bidi.ts';
import type { Engine } from './Engine.ts';
import { clickAt, keyCodes, keysOf } from './inputActions.ts';
import { startProgram } from './startProgram.ts';

const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const tab = z.object({ context: z.string() });
const evaluated = z.object({
  result: z.optional(z.object({ value: z.optional(z.string()) })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});
const shot = z.object({ data: z.string() });

/** Firefox without a window, driven by WebDriver BiDi through its own port. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'fantasy-rugby-firefox-'));
  await writeFile(join(profile, 'user.js'), preferences.map((line) => `user_pref(${line});\n`).join(''));
  const program = startProgram('firefox-esr', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ]);
  const [, address = ''] = await program.prints(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await openBidi(`${address}/session`);
  const { capabilities } = await bidi.call(session, 'session.new', { capabilities: {} });
  // Only the tab in front has the focus, and the first one may be Firefox's own page.
  const { context } = await bidi.call(tab, 'browsingContext.create', { type: 'tab', background: false });
  const send = (method: string, parameters: object) => bidi.call(z.unknown(), method, { context, ...parameters });
  const call = async (functionDeclaration: string, ...values: readonly string[]) => {
    const { result, exceptionDetails } = await bidi.call(evaluated, 'script.callFunction', {
      functionDeclaration,
      awaitPromise: false,
      target: { context },
      arguments: values.map((value) => ({ type: 'string', value })),
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result?.value ?? '';
  };
  const act = async (actions: ReturnType<typeof keysOf>) => {
    await send('input.performActions', { actions });
  };
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    goTo: async (url) => {
      await send('browsingContext.navigate', { url, wait: 'complete' });
    },
    run: (work, argument) => call(String(work), argument),
    load: async (script) => {
      await call(`function () { ${script} }`);
    },
    click: (point) => act(clickAt(point)),
    type: (text) => act(keysOf(text)),
    press: (key) => act(keysOf(keyCodes[key])),
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { viewport: { width, height } });
    },
    picture: async () => {
      const { data } = await bidi.call(shot, 'browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    end: async () => {
      bidi.close();
      await program.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** No motion, and no first-run pages. */
const preferences = [
  '"ui.prefersReducedMotion", 1',
  '"browser.shell.checkDefaultBrowser", false',
  '"datareporting.policy.dataSubmissionEnabled", false',
  '"app.update.enabled", false',
  '"intl.accept_languages", "en-NZ, en"',
];
