import { applyBooster, removeBooster, removeBoosterByGet } from '@rugby/domain/contract/boosters';
import { makeTrades } from '@rugby/domain/contract/trades';
import type { Routes } from '../http/serve.ts';
import { applyTeamBooster } from './applyTeamBooster.ts';
import { makeTeamTrades } from './makeTeamTrades.ts';
import { removeTeamBooster } from './removeTeamBooster.ts';
import type { TeamParts } from './serveTeams.ts';
import { worldWithin } from './worldNow.ts';

/** The calls that exchange players and use boosters. */
export function serveTransfers({ mutate }: Pick<Routes, 'mutate'>, { seasons, words }: Omit<TeamParts, 'db'>): void {
  mutate(makeTrades, async (asked) => {
    const {
      tx,
      user,
      parts: { body },
    } = asked;
    const world = await worldWithin(asked, seasons, words);
    return { team: await makeTeamTrades(tx, user.id, body, world, words) };
  });

  mutate(applyBooster, async (asked) => {
    const {
      tx,
      user,
      parts: { body },
    } = asked;
    const world = await worldWithin(asked, seasons, words);
    return { team: await applyTeamBooster(tx, user.id, body, world, words) };
  });

  for (const call of [removeBooster, removeBoosterByGet]) {
    mutate(call, async (asked) => {
      const {
        tx,
        user,
        parts: { params },
      } = asked;
      const world = await worldWithin(asked, seasons, words);
      return { team: await removeTeamBooster(tx, user.id, params.boosterId, world, words) };
    });
  }
}
