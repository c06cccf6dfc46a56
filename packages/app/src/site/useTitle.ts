import { useEffect } from 'react';

/** Gives the document a title, or leaves it to another part of the page. It changes in the next frame, after the page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      document.title = title;
    });
    return () => cancelAnimationFrame(frame);
  }, [title]);
}
