import { slots } from '@rugby/domain/game/model/positions';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { moveOnPitch, type NameAt } from './pitchMoves.ts';

/** Props that make a grid one Tab stop with arrow keys inside. */
export interface PitchKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

interface LeavingChosen {
  /** Shirt number of the chosen empty slot. */
  readonly chosen: number | undefined;
  readonly onLeaveChosen: (() => boolean) | undefined;
}

/** Keyboard navigation of the pitch. Returns the props of the grid, and the shirt number of the slot in the Tab order. */
export function usePitchKeys(nameAt: NameAt, { chosen, onLeaveChosen }: LeavingChosen): readonly [keys: PitchKeys, stop: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(1);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = slots.find(({ jersey }) => jersey === jerseyAround(event.target));
    if (event.key === 'Tab' && !event.shiftKey && from !== undefined && from.jersey === chosen && onLeaveChosen?.() === true)
      return event.preventDefault();
    const to = from && !event.altKey && !event.metaKey && moveOnPitch(from, event, nameAt);
    if (!to) return;
    event.preventDefault();
    ref.current?.querySelector<HTMLButtonElement>(`[data-jersey='${to.jersey}'] button`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => setStop((before) => jerseyAround(target) ?? before);
  return [{ ref, onKeyDown, onFocus }, stop];
}

function jerseyAround(target: EventTarget): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-jersey]') : null;
  return cell ? Number(cell.dataset['jersey']) : undefined;
}
