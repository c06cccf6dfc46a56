import type { LiveState } from '../../contract/live.ts';

/** Calls back with the published state of the edition whenever it changes; answers how to stop. */
export type FollowLive = (onState: (state: LiveState) => void) => () => void;
