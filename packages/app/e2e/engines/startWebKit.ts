import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { z } from '@rugby/domain/contract/schema';
import type { Engine } from './Engine.ts';
import { miniBrowser } from './findPrograms.ts';
import { clickAt, keyCodes, keysOf } from './inputActions.ts';
import { startProgram } from './startProgram.ts';

const session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });

/** WebKitGTK's MiniBrowser on a display of its own, driven by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const display = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [, number = ''] = await display.prints(/^(\d+)$/m);
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY: `:${number}`, ...settings });
  const site = `http://127.0.0.1:${port}`;
  await untilAnswers(`${site}/status`);
  const browser = { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } };
  const { sessionId, capabilities } = await call(session, `${site}/session`, { capabilities: { alwaysMatch: browser } });
  const send = (command: string, body?: object, method?: string) =>
    call(z.unknown(), `${site}/session/${sessionId}/${command}`, body, method);
  const execute = async (script: string, ...args: readonly string[]) => String(await send('execute/sync', { script, args }));
  const act = async (actions: ReturnType<typeof keysOf>) => {
    await send('actions', { actions });
  };
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goTo: async (url) => {
      await send('url', { url });
    },
    run: (work, argument) => execute(`return (${String(work)})(arguments[0])`, argument),
    load: async (script) => {
      await execute(script);
    },
    click: (point) => act(clickAt(point)),
    type: (text) => act(keysOf(text)),
    press: (key) => act(keysOf(keyCodes[key])),
    resize: async (width, height) => {
      await send('window/rect', { width, height });
      // The window has a toolbar above the page.
      const own = Number(await execute('return innerHeight'));
      await send('window/rect', { width, height: 2 * height - own });
    },
    picture: async () => Buffer.from(String(await send('screenshot')), 'base64'),
    end: async () => {
      await send('', undefined, 'DELETE');
      await driver.end();
      await display.end();
    },
  };
}

/** No motion; no accessibility bus and no session to speak to. */
const settings = { NO_AT_BRIDGE: '1', LANG: 'en_NZ.UTF-8' };

async function call<Result>(
  result: z.ZodMiniType<Result>,
  address: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Result> {
  const answer = await fetch(address.replace(/\/$/, ''), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answered: unknown = await answer.json();
  if (!answer.ok) {
    const { error, message } = z.parse(failure, answered).value;
    throw new Error(`${new URL(address).pathname}: ${error}: ${message}`);
  }
  return z.parse(z.object({ value: result }), answered).value;
}

async function untilAnswers(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    await sleep(50);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
