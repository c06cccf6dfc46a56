import { makeTrades } from '@rugby/domain/contract/team/trades';
import type { Words } from '@rugby/domain/i18n/keys';
import type { MutateTeam } from '../team/mutateTeam.ts';
import { makeTeamTrades } from './makeTeamTrades.ts';

/** Serves the endpoint that exchanges players of the user's team. */
export function serveTransfers(mutateTeam: MutateTeam, words: Words): void {
  mutateTeam(makeTrades, ({ tx, team, input: { body }, world }) => makeTeamTrades(tx, team, body, world, words));
}
