import { expect, it } from 'vitest';
import { dueOverlay, isQuiet, type OverlayKind, overlays } from './dueOverlay.ts';

const inOrder: readonly OverlayKind[] = [
  'signIn',
  'question',
  'tutorial',
  'draft',
  'dialog',
  'pools',
  'positionChange',
  'loadFailure',
];

it('dialogs open one at a time: each waits for those before it', () => {
  const shown: OverlayKind[] = [];
  const waiting = new Set(overlays);
  for (;;) {
    const due = dueOverlay(everyOf((overlay) => waiting.has(overlay)));
    if (due === undefined) break;
    shown.push(due);
    waiting.delete(due);
  }
  expect(shown).toEqual(inOrder);
});

it('nothing is shown while nothing is due', () => {
  expect(dueOverlay(everyOf(() => false))).toBeUndefined();
});

it('the notice of the pools becomes due only while the user answers nothing and has nothing open', () => {
  expect(isQuiet(undefined)).toBe(true);
  expect(inOrder.filter(isQuiet)).toEqual(['pools', 'positionChange', 'loadFailure']);
});

function everyOf(isDue: (overlay: OverlayKind) => boolean): Record<OverlayKind, boolean> {
  return {
    signIn: isDue('signIn'),
    question: isDue('question'),
    tutorial: isDue('tutorial'),
    draft: isDue('draft'),
    dialog: isDue('dialog'),
    pools: isDue('pools'),
    positionChange: isDue('positionChange'),
    loadFailure: isDue('loadFailure'),
  };
}
