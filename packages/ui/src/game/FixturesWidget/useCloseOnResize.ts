import { useEffect } from 'react';

/**
 * Calls back when the window gets another width. Its height does not count: address bars and keyboards of phones come and go. [G-059]
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
