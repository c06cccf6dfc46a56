import { isDialogOpen } from '@rugby/ui/primitives/openDialogs';
import { useEffect } from 'react';

/** Something with undo and redo; `isReadOnly` switches both off. */
export interface Undoable {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly isReadOnly?: boolean;
}

/**
 * Ctrl or Cmd with Z undoes the last edit; with Shift, or with Y, it redoes it. Text fields keep their own shortcuts, and
 * nothing changes behind a dialog. [B9]
 */
export function useShortcuts({ undo, redo, isReadOnly = false }: Undoable): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      const isWriting = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!(ctrlKey || metaKey) || isWriting || isReadOnly || isDialogOpen()) return;
      const pressed = key.toLowerCase();
      if (pressed !== 'z' && pressed !== 'y') return;
      event.preventDefault();
      if (pressed === 'y' || shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [undo, redo, isReadOnly]);
}
