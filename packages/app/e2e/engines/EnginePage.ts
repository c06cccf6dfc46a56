import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { editionIds } from '@rugby/domain/editions';
import { z } from '@rugby/domain/contract/schema';
import { scriptsOfSite } from '../scriptsOfSite.ts';
import type { Engine, Key } from './Engine.ts';
import { copiedFiles, knowTheGame, lookFor, type Part, pathOfPage, type Sight, stateOfPage, textOfPage } from './inPage.ts';

const sight = z.object({
  count: z.number(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  isMoving: z.boolean(),
  coveredBy: z.string(),
  isFocused: z.boolean(),
});

/** How long a page may take to show what a journey waits for, on a machine that does other things too. */
const PATIENCE_MS = 60_000;

/** The page of an engine, by what its parts are called. Every press is one of the pointer, at a place where the part is seen. */
export class EnginePage {
  readonly engine: Engine;
  private readonly site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  /** Opens an address of the game, and waits until it runs. */
  async open(path: string): Promise<void> {
    await this.engine.goTo(new URL(path, this.site).href);
    await this.untilLoaded();
  }

  /** Opens an address under the service worker, and waits until the worker has copied the site. */
  async openUntilCopied(path: string): Promise<void> {
    const copies = () => this.engine.run(copiedFiles, '');
    const scripts = await scriptsOfSite();
    await this.open(path);
    await this.until('get a service worker', copies, (files) => files !== '');
    await this.open(path);
    await this.until('get a copy of the site', copies, (files) => scripts.every((name) => files.includes(name)));
  }

  /** The first visit: the device knows how to play, so that no tutorial opens. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.engine.run(knowTheGame, editionIds.join(' '));
    await this.open(path);
  }

  async press(part: Part): Promise<void> {
    await this.engine.click(await this.untilStill(part));
  }

  /** Types into a field. */
  async fill(part: Part, text: string): Promise<void> {
    await this.press(part);
    await this.until(
      `focus ${described(part)}`,
      () => this.look(part),
      ({ isFocused }) => isFocused,
    );
    await this.engine.type(text);
  }

  async type(text: string): Promise<void> {
    await this.engine.type(text);
  }

  async pressKey(key: Key): Promise<void> {
    await this.engine.press(key);
  }

  /** Waits until the page has a part, and answers its text. */
  async see(part: Part): Promise<string> {
    const { text } = await this.until(
      `see ${described(part)}`,
      () => this.look(part),
      ({ count }) => count > (part.index ?? 0),
    );
    return text;
  }

  /** Waits until the page has so many of a part. */
  async seeCount(part: Part, wanted: number): Promise<void> {
    await this.until(
      `see ${wanted} of ${described(part)}`,
      () => this.look(part),
      ({ count }) => count === wanted,
    );
  }

  /** Waits until a reader sees the text. */
  async read(text: RegExp): Promise<void> {
    await this.until(
      `read ${text.source}`,
      () => this.engine.run(textOfPage, ''),
      (all) => text.test(all),
    );
  }

  /** Waits until the address has this path. */
  async arrive(path: RegExp): Promise<void> {
    await this.until(
      `arrive at ${path.source}`,
      () => this.engine.run(pathOfPage, ''),
      (here) => path.test(here),
    );
    await this.untilLoaded();
  }

  /** How many there are now. */
  async count(part: Part): Promise<number> {
    return (await this.look(part)).count;
  }

  private async untilLoaded(): Promise<void> {
    await this.until(
      'run the site',
      async () => {
        const state = await this.engine.run(stateOfPage, '');
        if (state === 'without library') await this.engine.load(await library());
        // The site takes the place of rendered HTML once the pointer moves.
        if (state === 'loading') await this.engine.click({ x: 2, y: 2 });
        return state;
      },
      (state) => state === 'loaded',
    );
  }

  /** Waits until a part is uncovered, not moving, and at the same place twice: a busy engine begins an animation late. */
  private async untilStill(part: Part): Promise<Sight> {
    let last: Sight | undefined;
    return this.until(
      `press ${described(part)}`,
      () => this.look(part),
      (now) => {
        const isStill = !now.isMoving && last?.x === now.x && last.y === now.y;
        last = now;
        return isStill && now.count > (part.index ?? 0) && now.coveredBy === '';
      },
    );
  }

  private async look(part: Part): Promise<Sight> {
    return z.parse(sight, JSON.parse(await this.engine.run(lookFor, JSON.stringify(part))));
  }

  private async until<Value>(what: string, get: () => Promise<Value>, isEnough: (value: Value) => boolean): Promise<Value> {
    const end = Date.now() + PATIENCE_MS;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const value = await get();
        if (isEnough(value)) return value;
        last = value;
      } catch (error) {
        // The page was left while it was asked.
        last = error;
        await this.engine.load(await library()).catch(() => undefined);
      }
      await sleep(50);
    }
    const text = await this.engine.run(textOfPage, '').catch(() => '');
    throw new Error(
      `In ${this.engine.version} the user did not ${what}. Last: ${JSON.stringify(last)} ${String(last)}\n${text.slice(0, 1500)}`,
    );
  }
}

let source: Promise<string> | undefined;

function library(): Promise<string> {
  source ??= readFile(
    createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  );
  return source;
}

function described({ role, name, pattern, within }: Part): string {
  const own = [role, name === undefined ? '' : `"${name}"`, pattern ?? ''].filter((word) => word !== '').join(' ');
  return within === undefined ? own : `${own} in ${described(within)}`;
}
