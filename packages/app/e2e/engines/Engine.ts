/** The engines of the browsers that people use, each in the browser that brings it. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Keys that have no character. */
export type Key = 'ArrowDown' | 'Enter' | 'Escape';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser with one page, as the journeys need it. Pointer and keys are those of the browser, not events made by a script. */
export interface Engine {
  readonly version: string;
  readonly goTo: (address: string) => Promise<void>;
  /** Calls a function in the page. It is sent as source: it knows its argument and the globals of the page, and answers text. */
  readonly run: (work: (argument: string) => string, argument: string) => Promise<string>;
  /** Runs a script in the page. */
  readonly load: (script: string) => Promise<void>;
  /** Presses at a point of the window, in CSS pixels. */
  readonly click: (point: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Sets the size of the page's window in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Answers a PNG of what the window shows. */
  readonly picture: () => Promise<Uint8Array>;
  readonly end: () => Promise<void>;
}
