import type { Mode } from '@rugby/ui/theme/brands';
import { inject } from 'vitest';
import { otherMode, pictureModes } from '../modes.ts';
import { settled } from './settled.ts';

/** Does something in the mode of the brand that has no picture, and goes back to the other. */
export async function inOtherMode(look: (mode: Mode) => Promise<void>): Promise<void> {
  const { mode } = pictureModes[inject('pictureMode')];
  const other = otherMode(mode);
  document.documentElement.dataset['mode'] = other;
  try {
    await settled();
    await look(other);
  } finally {
    document.documentElement.dataset['mode'] = mode;
  }
}
