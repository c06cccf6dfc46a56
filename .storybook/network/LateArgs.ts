type Load = () => Promise<unknown>;

/** The args of a story that a slow network has not answered yet. */
export class LateArgs {
  readonly #loads: readonly (readonly [name: string, load: Load])[];
  readonly #listeners = new Set<() => void>();
  #arrived: Readonly<Record<string, unknown>> = {};

  constructor(loads: readonly (readonly [name: string, load: Load])[]) {
    this.#loads = loads;
  }

  /** Those that have arrived, by name. */
  readonly arrived = (): Readonly<Record<string, unknown>> => this.#arrived;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async arrive(): Promise<void> {
    const answered = await Promise.all(this.#loads.map(async ([name, load]) => [name, await load()] as const));
    this.#arrived = Object.fromEntries(answered);
    for (const listener of this.#listeners) listener();
  }
}

/** Lets the slow answers of a story come, in its play. */
export async function answerArrives({ loaded }: { readonly loaded: Readonly<Record<string, unknown>> }): Promise<void> {
  const { late } = loaded;
  if (!(late instanceof LateArgs)) throw new Error('No arg of this story comes from a slow network.');
  await late.arrive();
}
