import { useEffect } from 'react';

/** What can be taken back and done again; `isReadOnly` while nothing can. */
export interface Undoable {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly isReadOnly?: boolean;
}

/** Ctrl or Cmd with Z takes the last edit back, with Shift or as Y it does it again; in a text field they stay the field's own. [B9] */
export function useShortcuts({ undo, redo, isReadOnly = false }: Undoable): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      const isWriting = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!(ctrlKey || metaKey) || isWriting || isReadOnly) return;
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
