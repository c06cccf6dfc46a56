import type { RunOptions } from 'axe-core';

/**
 * Left out wherever axe looks: React Aria's announcements stay in the page for seconds, name elements of the story that made them, and hold an image
 * without an alternative for the moment in which they are spoken.
 */
export const axeExclude = ['[data-live-announcer]'];

/** Where axe looks in a story. */
export const axeContext = { include: ['body'], exclude: axeExclude };

/**
 * How axe looks in tests, of stories and of the site. Style sheets and media files are not read again: a third of axe's time went into that, for a
 * rule about styles that depend on how a device is held, which the conventions refuse, and one about sound, which the game does not make. Nor is
 * each element written out that a rule looks at, which took a tenth or more of the rest: the elements of violations are enough. axe looks at the size
 * of targets only when it is asked to: 24 pixels each way, or as much room around a smaller one. It excepts links in a line of text, as WCAG does.
 */
export const axeOptions: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  selectors: false,
  elementRef: true,
  rules: { 'target-size': { enabled: true } },
};

/**
 * Whether axe objects to no more than that a part of a target is covered: by a bar or a column that stays in place while the target is scrolled
 * below it. Its whole size is found elsewhere on the way. A target that is too small in itself is reported for its size.
 */
export function isOnlyCovered({ any }: { readonly any: readonly { readonly data?: unknown }[] }): boolean {
  return any.some(({ data }) => {
    const key: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'messageKey') : undefined;
    return key === 'partiallyObscured';
  });
}
