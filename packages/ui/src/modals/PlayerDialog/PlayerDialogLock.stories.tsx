import { byes, historicRound, lockedRound } from '@rugby/mocks/scenarios/scenarios';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PlayerDialogLock } from './PlayerDialogLock.tsx';
import { lockContentOf } from './samplePlayer.ts';

const meta = preview.meta({
  component: PlayerDialogLock,
  args: { lock: fromSeason(historicRound, (season) => lockContentOf(season, 7)) },
});

export const Locks = meta.story({});
export const Locked = meta.story({ args: { lock: fromSeason(lockedRound, (season) => lockContentOf(season, 7)) } });
export const NoMatch = meta.story({ args: { lock: fromSeason(byes, (season) => lockContentOf(season, 1)) } });
