import { editions } from '@rugby/domain/editions';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { standingBreaches } from '@rugby/domain/game/team/standingBreaches';
import { inEdition, rulesBroken } from '@rugby/mocks/scenarios/scenarios';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { expect, fn } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { BreachBanner } from './BreachBanner.tsx';

const meta = preview.meta({
  component: BreachBanner,
  args: {
    breach: fromSeason(rulesBroken, (season) => breachIn(season, 'squad-limit')),
    names: fromSeason(rulesBroken, (season) => season),
    onClose: fn(),
  },
  parameters: { frame: 'bleed' },
  play: () => expectNothingCut(),
});

/** A player of the team has moved to a squad that had the most players already. */
export const TooMany = meta.story({});

/** Prices have risen. */
export const OverBudget = meta.story({
  args: { breach: fromSeason(rulesBroken, (season) => breachIn(season, 'over-budget')) },
});

/** A country of the championship has lost the players of the team to another. */
export const TooFew = meta.story({
  args: {
    breach: fromSeason(inEdition(editions.trc, rulesBroken), ({ squads, edition }): Refusal => {
      const missing = squads.slice(0, 2).map(({ id }) => ({ squadId: id, have: 0 }));
      return { rule: 'squad-minimum', minimum: edition.squad.min, free: 0, missing };
    }),
    names: fromSeason(inEdition(editions.trc, rulesBroken), (season) => season),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

function breachIn(season: Season, rule: Refusal['rule']): Refusal {
  const breach = season.team && standingBreaches(season.team, season).find((one) => one.rule === rule);
  if (!breach) throw new Error('The team breaks no such rule.');
  return breach;
}
