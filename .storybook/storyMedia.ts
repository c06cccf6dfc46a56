/** What a story's user has told his system. */
export interface StoryMedia {
  /** Few colours, chosen by the system. */
  readonly forcedColors?: boolean;
  /** Motion is welcome. Stories under test have none otherwise, as `prefers-reduced-motion` asks. */
  readonly motion?: boolean;
}

type EmulateMedia = (media: StoryMedia) => Promise<void>;

/** Hands over how a browser is told so. In Storybook itself nobody can: there the browser's own tools emulate it. */
export function setMediaEmulation(emulate: EmulateMedia): void {
  emulation = emulate;
}

/** Tells the browser for one story, and answers what takes it back. A story that says nothing costs nothing. */
export async function emulateStoryMedia(media: StoryMedia | undefined): Promise<() => Promise<void>> {
  if (media === undefined) return async () => {};
  await emulation(media);
  return () => emulation({});
}

let emulation: EmulateMedia = async () => {};
