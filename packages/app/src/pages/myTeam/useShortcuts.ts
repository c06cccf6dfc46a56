import { useEffect } from 'react';
import { useBuilder } from './useBuilder.ts';

/** Ctrl or Cmd with Z takes the last edit back, with Shift or as Y it does it again; in a text field they stay the field's own. [B9] */
export function useShortcuts(): void {
  const { desk, view } = useBuilder();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      const isWriting = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!(ctrlKey || metaKey) || isWriting || view.isHistoric) return;
      const pressed = key.toLowerCase();
      if (pressed !== 'z' && pressed !== 'y') return;
      event.preventDefault();
      if (pressed === 'y' || shiftKey) desk.redo();
      else desk.undo();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [desk, view]);
}
