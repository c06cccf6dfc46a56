import { useEffect } from 'react';

/**
 * Calls `onClose` when the width of the window changes. Ignores the height, which address bars and keyboards of phones change.
 * [G-059]
 */
export function useCloseOnResize(onClose: () => void): void {
  useEffect(() => {
    const width = innerWidth;
    const judge = () => {
      if (innerWidth !== width) onClose();
    };
    addEventListener('resize', judge);
    return () => removeEventListener('resize', judge);
  }, [onClose]);
}
