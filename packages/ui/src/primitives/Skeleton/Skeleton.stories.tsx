import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { width: '12rem', height: '1.25rem' } });

export const Line = meta.story({});

export const Round = meta.story({ args: { width: '40px', height: '40px', isRound: true } });

const unseen = { picture: { disable: true } };

export const Still = meta.story({
  parameters: unseen,
  play: async () => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(animations()).toEqual([]);
  },
});

export const Moving = meta.story({
  parameters: { ...unseen, media: { motion: true } },
  play: async () => {
    await expect(animations()).not.toEqual([]);
  },
});

/** As the styles say: a picture of another story may have stopped an animation itself. */
function animations(): readonly string[] {
  const parts = [...document.body.querySelectorAll('*')];
  return parts.map((part) => getComputedStyle(part).animationName).filter((name) => name !== 'none');
}
