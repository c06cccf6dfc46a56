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
 * each element written out that a rule looks at, which took a tenth or more of the rest: the elements of violations are enough.
 */
export const axeOptions: RunOptions = { resultTypes: ['violations'], preload: false, selectors: false, elementRef: true };
