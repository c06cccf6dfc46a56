import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';

/** The filters of the stats centre. They share their code with the pool of the team page, in a file of their own. */
export const StatsFilters = lazyOverlay(async () => (await import('@rugby/ui/game/PoolFilters')).PoolFilters);
