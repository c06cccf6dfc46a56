/** System settings of the user of a story, as media queries report them. */
export interface StoryMedia {
  /** `forced-colors: active`. */
  readonly forcedColors?: boolean;
  /** `prefers-reduced-motion: no-preference`. Defaults to `reduce` in tests. */
  readonly motion?: boolean;
  /** `print`: the page as it is put on paper. */
  readonly print?: boolean;
}

type EmulateMedia = (media: StoryMedia) => Promise<void>;

/** Sets the emulator. Storybook itself has none: use the browser's developer tools there. */
export function setMediaEmulation(emulate: EmulateMedia): void {
  emulation = emulate;
}

/** Emulates the settings of one story, and returns the function that resets them. Does nothing without settings. */
export async function emulateStoryMedia(media: StoryMedia | undefined): Promise<() => Promise<void>> {
  if (media === undefined) return async () => {};
  await emulation(media);
  return () => emulation({});
}

let emulation: EmulateMedia = async () => {};
