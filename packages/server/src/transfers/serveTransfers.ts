import { applyBooster, removeBooster, removeBoosterByGet } from '@rugby/domain/contract/boosters';
import { makeTrades } from '@rugby/domain/contract/trades';
import type { Routes } from '../http/serve.ts';
import { applyTeamBooster } from '../boosters/applyTeamBooster.ts';
import { makeTeamTrades } from './makeTeamTrades.ts';
import { removeTeamBooster } from '../boosters/removeTeamBooster.ts';
import type { TeamParts } from '../team/serveTeams.ts';
import { teamChangesOn } from '../team/teamChanges.ts';

/** The calls that exchange players and use boosters. */
export function serveTransfers(routes: Pick<Routes, 'mutateFrom'>, { seasons, words }: Omit<TeamParts, 'db'>): void {
  const changeTeam = teamChangesOn(routes, seasons, words);
  changeTeam(makeTrades, ({ tx, team, parts: { body }, world }) => makeTeamTrades(tx, team, body, world, words));
  changeTeam(applyBooster, ({ tx, team, parts: { body }, world }) => applyTeamBooster(tx, team, body, world, words));
  for (const call of [removeBooster, removeBoosterByGet])
    changeTeam(call, ({ tx, team, parts: { params }, world }) => removeTeamBooster(tx, team, params.boosterId, world, words));
}
