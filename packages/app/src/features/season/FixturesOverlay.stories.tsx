import { roundsFile } from '@rugby/domain/contract/rounds';
import { failed, loading, offline, slow } from '@rugby/mocks/handlers/states';
import { midRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import type { Edition } from '@rugby/domain/editions';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, waitFor } from 'storybook/test';
import { expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute, type ShownWorld } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({
  title: 'Pages/Fixtures',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

export const CurrentRound = meta.story({
  ...over({ world: midRound }),
  play: async ({ step }) => {
    await press('Fixtures');
    await step('it opens at the current round [G-052, G-060]', async () => {
      await findDialog('Round 7 Fixtures');
    });
    await step('it stands below its button in the header, in a narrow window at the bottom [G-050, G-051, A-179]', async () => {
      const widget = await findDialog('Round 7 Fixtures');
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      await waitFor(async () => {
        const { top, bottom, width } = widget.getBoundingClientRect();
        if (window.innerWidth < 700) await expect([bottom, width]).toEqual([window.innerHeight, window.innerWidth]);
        else await expect([top - header < 40, width < window.innerWidth / 2]).toEqual([true, true]);
      });
    });
    await step('times are those of the device, with the zone of each venue where that is asked for [G-064]', async () => {
      await expectShown(/^Your time, /);
      await expectGone(zones);
      await press('Venue time');
      await expectShown(/^Times at the venues\./, zones);
    });
    await step('the arrows lead to the rounds beside it [G-053, A-172]', async () => {
      await press('Previous round');
      await findDialog('Round 6 Fixtures');
      await expectShown('Full time');
      await press('Next round');
      await findDialog('Round 7 Fixtures');
    });
    await step('in the list the current round is expanded, and no other [G-061]', async () => {
      await press('All rounds');
      await findDialog('All Fixtures');
      const open = [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
      await expect(open).toEqual([expect.stringContaining('Round 7')]);
    });
  },
});

export const InOrder = meta.story({
  name: 'Fixtures stand by date below the number of the round, whatever the order and the ids of the file [G-052, G-054, A-178]',
  ...over({ world: backwards }),
  play: async ({ globals }) => {
    await press('Fixtures');
    const widget = await findDialog('Round 7 Fixtures');
    const { fixtures = [] } = midRound(storyEdition(globals)).rounds.find(({ roundNumber }) => roundNumber === 7) ?? {};
    const lines = [...widget.querySelectorAll('li')].map(({ textContent }) => textContent);
    await expect(fixtures.length).toBeGreaterThan(1);
    await expect(lines).toEqual(fixtures.map(({ homeSquadName }) => expect.stringContaining(homeSquadName)));
  },
});

export const Loading = meta.story({
  ...over({ world: midRound, network: loading(roundsFile) }),
  play: async () => {
    await press('Fixtures');
    await expectGone('vs', 'Full time');
  },
});

export const Slow = meta.story({
  ...over({ world: midRound, network: slow(roundsFile, 500) }),
  play: async () => {
    await press('Fixtures');
    await findDialog('Round 7 Fixtures');
  },
});

/** No message box: the widget says so itself, and asks again. */
export const Failed = meta.story({
  name: 'Rounds that do not load are an error of the widget, without a message [G-063]',
  ...over({ world: midRound, network: failed(roundsFile, 503) }),
  play: async () => {
    await press('Fixtures');
    await expectShown('The fixtures could not be loaded.', 'Try again');
    await expect(document.querySelectorAll('[role="dialog"], [role="alertdialog"]')).toHaveLength(1);
  },
});

export const Offline = meta.story({
  ...over({ world: midRound, network: offline(roundsFile) }),
  play: async () => {
    await press('Fixtures');
    await expectShown('Try again');
  },
});

/** Without a season there is nothing to list. */
export const OffSeason = meta.story({
  ...over({ world: offSeason }),
  play: async () => {
    await press('Fixtures');
    await expectGone('Try again', 'vs');
  },
});

/** The widget over a page that asks for nothing itself. */
function over(shown: ShownWorld) {
  return showRoute('/nowhere', shown);
}

/** The abbreviation of a venue's zone. */
const zones = /^(NZ[DS]T|A[EW][DS]T|SAST|GMT[+-]\d+)$/;

/** The rounds with ids that are not their numbers, and their fixtures in the opposite order. */
function backwards(edition: Edition): World {
  const world = midRound(edition);
  return {
    ...world,
    rounds: world.rounds.map((round) => ({ ...round, id: round.id + 100, fixtures: round.fixtures.toReversed() })),
  };
}
