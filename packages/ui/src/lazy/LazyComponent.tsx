import type { ComponentType, ReactNode } from 'react';

/** A component whose code, and whatever else it needs, is loaded when it is first shown or before. */
export class LazyComponent<Props extends object = object> {
  private loaded: ComponentType<Props> | undefined = undefined;
  private loading: Promise<void> | undefined = undefined;
  private readonly fetch: () => Promise<ComponentType<Props>>;

  constructor(fetch: () => Promise<ComponentType<Props>>) {
    this.fetch = fetch;
  }

  get isLoaded(): boolean {
    return this.loaded !== undefined;
  }

  /** Loads the code once; a call after a failure tries again. */
  load(): Promise<void> {
    this.loading ??= this.start();
    return this.loading;
  }

  /** The component; empty before it is loaded. */
  readonly Component = (props: Props): ReactNode => {
    const { loaded: Loaded } = this;
    return Loaded === undefined ? null : <Loaded {...props} />;
  };

  private async start(): Promise<void> {
    try {
      this.loaded = await this.fetch();
    } catch (error) {
      this.loading = undefined;
      throw error;
    }
  }
}
