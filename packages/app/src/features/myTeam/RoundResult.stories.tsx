import { withTeam } from '@rugby/mocks/scenarios/aWorld';
import { betweenRounds, historicRound, roundOver, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  choose,
  expectGone,
  expectPitch,
  expectShown,
  figuresOf,
  press,
  pressOnPitch,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute, type StoryContext } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Round result', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/my-team';

/** The round has ended since the user was here last: the page begins with its result. */
export const JustEnded = meta.story({
  ...afterRound7(roundOver),
  play: async ({ step }) => {
    await expectPitch();
    await expectShown(/^Round 7: \d+ points, final$/, 'Your best', /^Your rank in this round, of /, 'Points by round');
    await expectShown(/ (?:above|below) the average\.$/, /^Overall after round 7, of /, '813 places won');
    await step('the ranks in the leagues stand with them', () => expectShown('Thursday Night Tackles', 'Harbour Bridge Office'));
    await step('a rank and a total are written as in the ranking', () => expectShown('1,204'));
  },
});

/** From the result to another round, to the points of a player in it, and to the round that is next. */
export const History = meta.story({
  ...afterRound7(roundOver),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('another round is one press away', async () => {
      await press(/^Round 5: \d+ points/);
      await expectShown(/^Round 5: \d+ points, final$/);
    });
    await step('the best player opens with the points of the round', async () => {
      await press(/Your best/);
      await expectShown('Played');
      await press('Close');
    });
    await step('the next round can be changed', async () => {
      await press('To round 8');
      await expectShown('Transfers');
      await expectGone(/points, final$/);
    });
  },
});

/** A card of a past round opens the player's points of that round. */
export const PastCard = meta.story({
  ...showRoute(path, { world: roundOver }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await press('Result of round 7');
    await expectShown(/^Round 7: \d+ points, final$/);
    await closeResult();
    await step('no player of a past round can be changed [G-269]', async () => {
      await expect(screen.queryByRole('grid', { name: 'Your fifteen' })).toBeNull();
      await expectGone('Autofill', 'Transfers', 'Budget left');
    });
    await pressOnPitch(/captain/);
    await expectShown('Played', 'Captain ×2');
    await step('nor from the profile [G-269]', () => expectGone('Make captain', 'Transfer out', 'Remove'));
  },
});

/** The result as a picture, drawn in this browser: a PNG in the size that was chosen. */
export const SharePicture = meta.story({
  ...showRoute(path, { world: roundOver }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await press('Result of round 7');
    await press('Share');
    await step('the wide picture is drawn [B16]', async () => expectPng({ width: 1200, height: 630 }));
    await step('the tall picture is drawn [B16]', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: /Tall/ }));
      await expectPng({ width: 1080, height: 1350 });
    });
  },
});

/** Chosen from the list of rounds. */
export const EarlierRound = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await press(/Round 7/);
    await choose(/Round 5/);
    await openResult();
    await expectShown(/^Round 5: \d+ points, final$/);
    await step('its total is that of the rounds up to it', async () => {
      const bars = await screen.findAllByRole('button', { name: /^Round [1-5]: / });
      const points = bars.map(({ textContent }) => Number(/Round \d: (\d+)/.exec(textContent)?.[1]));
      await expect(figuresOf('Your points after round 5')).toEqual([points.reduce((sum, one) => sum + one, 0)]);
    });
  },
});

/** A team plays from its start round on: the rounds before it are not offered. */
export const LateTeam = meta.story({
  ...showRoute(path, { world: (edition) => withTeam(betweenRounds(edition), { startRoundId: 5 }) }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await step('the list has complete rounds from the start round on, and the current one [G-254, G-255]', async () => {
      await press(/Round 7/);
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => /Round \d/.exec(textContent)?.[0] ?? '').toSorted()).toEqual([
        'Round 5',
        'Round 6',
        'Round 7',
      ]);
    });
  },
});

/** The result of the last round stays, since no round is next. */
export const SeasonOver = meta.story({
  ...showRoute(path, { world: seasonOver }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await openResult();
    await expectShown(/^Round 9: \d+ points, final$/);
    await step('it leads on to the review of the season', () => expectShown('Your season'));
    await expectGone(/^To round/);
  },
});

/** The page on a device on which the user last saw round 7 being played. */
function afterRound7(world: typeof roundOver) {
  const shown = showRoute(path, { world });
  return {
    ...shown,
    beforeEach(context: StoryContext): void {
      shown.beforeEach(context);
      for (const edition of ['srp', 'trc']) localStorage.setItem(`user:1:seen-round:${edition}`, '7');
    },
  };
}

/** On a phone the result is a sheet behind a button. */
async function openResult(): Promise<void> {
  if (isPhone()) await press('Result');
}

async function closeResult(): Promise<void> {
  if (isPhone()) await press('Close');
}

function isPhone(): boolean {
  return window.innerWidth < 900;
}

/** Expects the share picture: a PNG of this size, with its words. */
async function expectPng(size: { readonly width: number; readonly height: number }): Promise<void> {
  const name = new RegExp(`^round-7-${size.width}x${size.height}\\.png$`);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', expect.stringMatching(name)),
  );
  const href = screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '';
  const picture = await createImageBitmap(await (await fetch(href)).blob());
  await expect({ width: picture.width, height: picture.height }).toEqual(size);
  await expect(screen.getByRole('img', { name: /^.+\. Round 7, final: \d+ points\./ })).toBeVisible();
}
