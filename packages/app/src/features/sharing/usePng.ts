import { type PictureFormat, pictureSizes } from '@rugby/domain/game/sharing/pictureFormats';
import { useEffect, useState } from 'react';
import { drawPng } from './drawPng.ts';

/** A picture while it is drawn, when that failed, and when it is there. */
export type Png =
  | { readonly state: 'drawing' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'drawn'; readonly blob: Blob; readonly href: string };

type Drawn = { readonly svg: string; readonly attempt: number } & (
  { readonly blob: Blob; readonly href: string } | { readonly blob: null }
);

/** Draws an SVG as a PNG whenever it changes. The address lives as long as the picture is shown. */
export function usePng(svg: string, format: PictureFormat): Png {
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isCurrent = true;
    let href: string | undefined;
    async function draw(): Promise<void> {
      const blob = await drawPng(svg, pictureSizes[format]).catch(() => null);
      if (!isCurrent) return;
      if (blob === null) return setDrawn({ svg, attempt, blob });
      href = URL.createObjectURL(blob);
      setDrawn({ svg, attempt, blob, href });
    }
    void draw();
    return () => {
      isCurrent = false;
      if (href !== undefined) URL.revokeObjectURL(href);
    };
  }, [svg, format, attempt]);

  if (drawn?.svg !== svg || drawn.attempt !== attempt) return { state: 'drawing' };
  if (drawn.blob === null) return { state: 'failed', onRetry: () => setAttempt(attempt + 1) };
  return { state: 'drawn', blob: drawn.blob, href: drawn.href };
}
