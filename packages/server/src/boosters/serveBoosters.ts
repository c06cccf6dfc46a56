import { applyBooster, removeBooster, removeBoosterByGet } from '@rugby/domain/contract/team/boosters';
import type { Words } from '@rugby/domain/i18n/keys';
import type { MutateTeam } from '../team/mutateTeam.ts';
import { applyTeamBooster } from './applyTeamBooster.ts';
import { removeTeamBooster } from './removeTeamBooster.ts';

/** Serves the endpoints that apply and remove boosters of the user's team. */
export function serveBoosters(mutateTeam: MutateTeam, words: Words): void {
  mutateTeam(applyBooster, ({ tx, team, input: { body }, world }) => applyTeamBooster(tx, team, body, world, words));
  mutateTeam(removeBooster, ({ tx, team, input: { params, body }, world }) =>
    removeTeamBooster(tx, team, { ...params, ...body }, world, words),
  );
  mutateTeam(removeBoosterByGet, ({ tx, team, input: { params, query }, world }) =>
    removeTeamBooster(tx, team, { ...params, ...query }, world, words),
  );
}
