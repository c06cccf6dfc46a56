import type { RoundSelectorProps } from '@rugby/ui/game/RoundSelector';
import { Skeleton } from '@rugby/ui/primitives/Skeleton';
import { layout } from '@rugby/ui/theme/scale';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';

const RoundSelector = lazyOverlay(async () => (await import('@rugby/ui/game/RoundSelector')).RoundSelector);

/** The choice of a round for a page that shows one already: what opens the list comes after the page itself. */
export function RoundChoice(props: RoundSelectorProps) {
  return <RoundSelector {...props} fallback={<Skeleton width={waiting.width} height={waiting.height} />} />;
}

/** About as wide as `Round 7`, and no higher than the bar. */
const waiting = { width: '8.5rem', height: `${layout.gameBar.phone - 1}px` } as const;
