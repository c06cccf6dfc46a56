import type { Key, Point } from './Engine.ts';

/** Actions of one pointer or keyboard, as WebDriver and WebDriver BiDi both define them. */
type InputActions = readonly Readonly<Record<string, unknown>>[];

/** A press of the primary button at a point. */
export function clickAt({ x, y }: Point): InputActions {
  const [across, down] = [Math.round(x), Math.round(y)];
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: across, y: down },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** The keys of a text, one after the other. */
export function keysOf(text: string): InputActions {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** The code points by which WebDriver names keys without a character. */
export const keyCodes: Readonly<Record<Key, string>> = { ArrowDown: '\uE015', Enter: '\uE007', Escape: '\uE00C' };
