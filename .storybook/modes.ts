import type { Brand, Mode } from '@rugby/ui/theme/brands';

export const viewports = {
  /** The narrowest that is held to. */
  narrow: { name: 'Narrow', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  /** A small phone on its side. */
  landscape: { name: 'Phone on its side', styles: { width: '640px', height: '320px' }, type: 'mobile' },
  /** A desktop window at 200 % zoom: half as wide and half as high. */
  zoomed: { name: 'Desktop at 200 %', styles: { width: '640px', height: '400px' }, type: 'desktop' },
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

export type Viewport = keyof typeof viewports;

/** The toolbar's choices; under test they come from the picture mode. */
export interface Look {
  readonly edition: Brand;
  readonly mode: Mode;
  readonly viewport: Viewport;
}

/**
 * The two looks in which every story has its picture, by the name that file and test run carry. With the other mode of each, axe sees all
 * four.
 */
export const pictureModes = {
  'club-dark-phone': { edition: 'club', mode: 'dark', viewport: 'phone' },
  'championship-light-desktop': { edition: 'championship', mode: 'light', viewport: 'desktop' },
} as const satisfies Record<string, Look>;

export type PictureMode = keyof typeof pictureModes;

export const pictureModeNames: readonly PictureMode[] = ['club-dark-phone', 'championship-light-desktop'];

/** The same looks for Chromatic, which takes globals and the size of the window. */
export const chromaticModes: Readonly<Record<string, ChromaticMode>> = Object.fromEntries(
  pictureModeNames.map((name) => {
    const { viewport, ...look } = pictureModes[name];
    const { width, height } = viewports[viewport].styles;
    return [name, { ...look, viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } }];
  }),
);

interface ChromaticMode extends Omit<Look, 'viewport'> {
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The mode that a look does not show. */
export function otherMode(mode: Mode): Mode {
  return mode === 'dark' ? 'light' : 'dark';
}

/**
 * The file name of a story's picture: `primitives-button--default` in `club-dark-phone` is `primitives-button-default.club-dark-phone.png`.
 */
export function pictureFile(storyId: string, mode: string): string {
  return `${storyId.replaceAll(/-{2,}/g, '-')}.${mode}.png`;
}
