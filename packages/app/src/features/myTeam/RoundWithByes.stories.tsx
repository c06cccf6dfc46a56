import type { Edition, EditionId } from '@rugby/domain/editions';
import type { World } from '@rugby/mocks/scenarios/World';
import { byes } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import {
  expectGone,
  expectPitch,
  expectShown,
  findDialog,
  press,
  pressOnPitch,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({
  title: 'Flows/Play a round with byes',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** Who is replaced, and whether a player with a match can come in for the others. */
const restingPlayers: Readonly<Record<EditionId, { readonly replaced: RegExp; readonly canSwap: boolean }>> = {
  srp: { replaced: /^(?!.*captain).*no match in this round/, canSwap: true },
  trc: { replaced: /^(?!.*captain).*South Africa.*no match in this round/, canSwap: false },
};

/**
 * A resting player becomes captain after a warning; the review warns of the others and replaces them; nothing is refused. The championship asks
 * for three players of each country: there only a South African can be replaced by a player with a match, and the review has no player to swap. [D47]
 */
export const CaptainAndReview = meta.story({
  ...showRoute('/my-team', { world: beforeTheFirstRound }),
  play: async ({ step, globals }) => {
    const { replaced, canSwap } = restingPlayers[storyEdition(globals).id];
    await expectPitch();
    await step('be warned before a resting player becomes captain, and go back', async () => {
      await pressOnPitch(/no match in this round/);
      await press('Make captain');
      await findDialog(/has no match in round 7$/);
      await press('Pick another captain');
      await expectGone(/^A captain scores double/);
    });
    await step('make them captain all the same', async () => {
      await pressOnPitch(/no match in this round/);
      await press('Make captain');
      await findDialog(/has no match in round 7$/);
      await press('Make captain anyway');
      await expectGone(/^A captain scores double/);
      await expectShown('7 of your 15 have no match');
    });
    await step('replace one of them by hand', async () => {
      await pressOnPitch(replaced);
      await press('Remove');
      await press('Autofill');
      await expectShown('6 of your 15 have no match', 'Not saved');
    });
    await step('see the others in the review', async () => {
      await press('Save team');
      await findDialog('Review your team');
      await expectShown('6 of your 15 have no match in round 7', 'Save with 9 playing');
    });
    if (canSwap)
      await step('replace them all, and take that back', async () => {
        await press('Swap them');
        await expectGone(/have no match/);
        await press('Undo');
        await expectShown('6 of your 15 have no match');
        await press('Save team');
      });
    else
      await step('be shown why they have to stay', async () => {
        await expectShown('Your team needs 3 players from each country, so 6 of them have to stay.');
        await expectGone(/^Swap/);
      });
    await step('save the team as it is', async () => {
      await press('Save with 9 playing');
      await expectGone('Review your team', 'Not saved');
      await expectShown(/, your captain, is one of them$/);
    });
  },
});

/** A booster on a resting player is warned of, and can be used all the same. [D47] */
export const BoosterOnARestingPlayer = meta.story({
  ...showRoute('/my-team', { world: byes }),
  play: async ({ step }) => {
    await expectPitch();
    await step('choose a resting player for the booster', async () => {
      await press('Boosters');
      await press('Use Co-captain');
      await pressOnPitch(/no match in this round, can be picked/);
      await press('Confirm');
      await findDialog(/has no match in round 7$/);
    });
    await step('choose another', async () => {
      await press('Keep it for now');
      await expectShown('Confirm');
    });
    await step('use it all the same', async () => {
      await press('Confirm');
      await press('Use it anyway');
      await findDialog(/^Co-captain is on/);
    });
  },
});

/** The bar counts who has a match; a booster in use stands below the byes, which cost points. [D47] */
export const BarWithBooster = meta.story({
  ...showRoute('/my-team', { world: boostedWithByes }),
  play: async () => {
    await expectPitch();
    const bar = document.querySelector('[aria-label="Game bar"]');
    await waitFor(() => expect(bar).toHaveTextContent('With a match8/15'));
    await waitFor(() => expect(bar).toHaveTextContent('7 of your 15 have no matchCo-captain is on'));
  },
});

/** The captain and the boosted player have a match. */
function boostedWithByes(edition?: Edition): World {
  const { team, ...world } = byes(edition);
  const boosters = [{ id: 1, type: 'CO_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 9 }] as const;
  return { ...world, team: team && { ...team, captainId: 10, boosters } };
}

/** A complete team that has not played yet, so that it can be changed without transfers. */
function beforeTheFirstRound(edition?: Edition): World {
  const { team, ...world } = byes(edition);
  return { ...world, team: team && { ...team, startRoundId: 7 } };
}
