/** Timers, visibility and console of the page. */
export interface PagePort {
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
  readonly isHidden: () => boolean;
  /** Calls back when the page is shown again; answers how to stop. */
  readonly onShown: (callBack: () => void) => () => void;
  readonly log: (message: string) => void;
}
