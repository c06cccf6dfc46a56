import { useEffect } from 'react';

/** While a dialog is due and its code is loaded, Escape gives it up. A dialog that is shown closes itself. */
export function useEscapeWhileLoading(isDue: boolean, onGiveUp: () => void): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('[role$="dialog"]') === null) onGiveUp();
    };
    // Before a dialog that is shown has closed.
    addEventListener('keydown', leave, true);
    return () => removeEventListener('keydown', leave, true);
  });
}
