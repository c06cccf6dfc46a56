import type { Edition } from '@rugby/domain/editions';
import { serve } from '@rugby/mocks/handlers/serve';
import type { Season } from '@rugby/mocks/scenarios/Season';
import type { World } from '@rugby/mocks/scenarios/World';
import type { HttpHandler } from 'msw';
import { fakeNetwork } from './fakeNetwork.ts';
import { LateArgs } from './LateArgs.ts';
import { storyEdition } from '../storyEdition.ts';
import { storyNetwork, type StoryNetwork } from './storyNetwork.ts';

/** A scenario of the mocks: the world of an edition. */
export type Scenario = (edition: Edition) => World;

type Ask<Value> = (network: StoryNetwork) => Value | Promise<Value>;

/**
 * An arg of a story that is asked from the fake network before the story renders: `content: fromNetwork(midRound, async (network) => …)`.
 * The network serves the scenario in the edition of the toolbar. Handlers such as `...failed(playersFile, 503)` answer in its place.
 */
export function fromNetwork<Value>(scenario: Scenario, ask: Ask<Value>, ...overrides: readonly HttpHandler[]): Value;
export function fromNetwork(scenario: Scenario, ask: Ask<unknown>, ...overrides: readonly HttpHandler[]): unknown {
  return new NetworkArg(scenario, ask, overrides);
}

/**
 * An arg that a slow network answers: the story starts with what is shown while it waits, and its play lets the answer come by
 * `answerArrives`: `contents: fromSlowNetwork(live, contentsIn, ...slow(roundsFile, 100))`. Both may be asked for by functions of their own.
 */
export function fromSlowNetwork<Value>(scenario: Scenario, ask: SlowAsk<Value>, ...overrides: readonly HttpHandler[]): Value;
export function fromSlowNetwork(scenario: Scenario, ask: SlowAsk<unknown>, ...overrides: readonly HttpHandler[]): unknown {
  const { waiting, answered } = typeof ask === 'function' ? { waiting: ask, answered: ask } : ask;
  return new NetworkArg(scenario, waiting, overrides, answered);
}

type SlowAsk<Value> = Ask<Value> | { readonly waiting: Ask<Value>; readonly answered: Ask<Value> };

/** An arg that shows a part of a scenario's season: `content: fromSeason(midRound, (season) => cardOf(season, 11))`. */
export function fromSeason<Value>(scenario: Scenario, show: (season: Season) => Value): Value {
  return fromNetwork(scenario, async (network) => show(await network.season()));
}

/** Beside the props of a component: the season, for stories that show several parts of it. */
export interface InSeason {
  readonly season: Season;
}

/** Placeholder in the args of a story until they are loaded. Its fields are private, so that Storybook does not inspect them. */
class NetworkArg {
  readonly #scenario: Scenario;
  readonly #ask: Ask<unknown>;
  readonly #overrides: readonly HttpHandler[];
  readonly #askLate: Ask<unknown> | undefined;

  constructor(scenario: Scenario, ask: Ask<unknown>, overrides: readonly HttpHandler[], askLate?: Ask<unknown>) {
    this.#scenario = scenario;
    this.#ask = ask;
    this.#overrides = overrides;
    this.#askLate = askLate;
  }

  get isLate(): boolean {
    return this.#askLate !== undefined;
  }

  /** Asks again, and waits for the slow answer. */
  async loadLate(edition: Edition): Promise<unknown> {
    const { handlers, network } = serverOf(this.#scenario(edition));
    const worker = await fakeNetwork();
    worker.use(...this.#overrides, ...handlers);
    try {
      return await this.#askLate?.(storyNetwork(network.edition, { isPatient: true }));
    } finally {
      worker.resetHandlers();
    }
  }

  /** Asks the network. The args of a story that show one scenario without overrides share a server, and fetch its season once. */
  async load(edition: Edition, servers: Map<Scenario, Server>): Promise<unknown> {
    const server = servers.get(this.#scenario) ?? serverOf(this.#scenario(edition));
    servers.set(this.#scenario, server);
    const isOverridden = this.#overrides.length > 0;
    const worker = await fakeNetwork();
    worker.use(...this.#overrides, ...server.handlers);
    try {
      return await this.#ask(isOverridden ? storyNetwork(server.network.edition) : server.network);
    } finally {
      worker.resetHandlers();
    }
  }
}

interface Server {
  readonly handlers: readonly HttpHandler[];
  readonly network: StoryNetwork;
}

function serverOf(world: World): Server {
  return { handlers: serve(world), network: storyNetwork(world.edition) };
}

/** The args that a loader may replace, and the globals that choose the edition. */
interface ArgsContext {
  args: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Replaces every arg of the story that comes from the network by what the network answers. What a slow one answers comes in the play. */
export async function loadNetworkArgs(context: ArgsContext): Promise<{ readonly late?: LateArgs }> {
  const edition = storyEdition(context.globals);
  const servers = new Map<Scenario, Server>();
  const answered: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(context.args))
    if (arg instanceof NetworkArg) answered[name] = await enqueue(() => arg.load(edition, servers));
  const late = Object.entries(context.args).flatMap(([name, arg]) =>
    arg instanceof NetworkArg && arg.isLate ? [[name, () => enqueue(() => arg.loadLate(edition))] as const] : [],
  );
  context.args = { ...context.args, ...answered };
  return late.length === 0 ? {} : { late: new LateArgs(late) };
}

/** One at a time: a page of documentation loads many stories at once, and their worlds share one worker. */
function enqueue<Value>(load: () => Promise<Value>): Promise<Value> {
  const loaded = lastTurn.then(load);
  lastTurn = loaded.catch(() => {});
  return loaded;
}

let lastTurn: Promise<unknown> = Promise.resolve();
