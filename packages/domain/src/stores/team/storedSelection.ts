import { wireCaptain, wireLineup } from '../../contract/team/lineup.ts';
import { z } from '../../contract/schema.ts';

/** The schema of a selection that a device stores. */
export const storedSelection = z.object({ lineup: wireLineup, captainId: wireCaptain });
