import { makeTrades } from '@rugby/domain/contract/team/trades';
import { failed } from '@rugby/mocks/handlers/states';
import { emptyLineup } from '@rugby/domain/game/model/lineup';
import type { Edition } from '@rugby/domain/editions';
import type { World } from '@rugby/mocks/scenarios/World';
import { midRound, teamsNamed } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen } from 'storybook/test';
import { expectGone, expectPitch, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Flows/Replace who will not play', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
/** A call would fail: nothing may be sent. */
const network = failed(makeTrades, 503);

export const Reminded = meta.story({
  ...showRoute('/my-team', { world: teamsNamed, network }),
  play: async () => {
    await expectPitch();
    await expectShown(/will not play$/);
  },
});

export const FilledIn = meta.story({
  ...showRoute('/my-team', { world: teamsNamed, network }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await step('one press fills both transfers in, and sends nothing [B15]', async () => {
      await press('Fill in transfers');
      await expectShown('Transfer mode', 'Not sent yet');
      await expectGone(/will not play$/);
    });
    await step('the user reviews them, and can take them back', async () => {
      await press(/^Review [23]/);
      await findDialog(/^[23] transfers$/);
      await press('Back to the pitch');
      await press('Cancel');
      await expectGone('Transfer mode');
      await expectShown(/will not play$/);
    });
    await step('the reminder can be closed', async () => {
      await press('Close');
      await expectGone(/will not play$/);
    });
  },
});

/** Two players of the team have the same last name. */
export const SameLastNames = meta.story({
  ...showRoute('/my-team', { world: withBarretts, network }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await step('the one who will not play is named in full [B15]', async () => {
      const banner = await screen.findByRole('region', { name: 'Before the lock' });
      await expect(banner).toHaveTextContent(/ for Beauden Barrett/);
    });
  },
});

/** The link of the mail. */
export const FromTheMail = meta.story({
  ...showRoute('/my-team?transfers=suggested', { world: teamsNamed, network }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await expectShown('Transfer mode', 'Not sent yet', /^Review [23]/);
  },
});

/** The link of the mail, opened while the first match of the round is played. */
export const FromTheMailLive = meta.story({
  ...showRoute('/my-team?transfers=suggested', { world: hurtMidRound, network }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await step('fills the swaps of players who are not locked in, whatever else is said over the pitch [B15]', () =>
      expectShown('Transfer mode', 'Not sent yet', /^Review \d/),
    );
  },
});

/** The first match of the round is played, and players of the team are injured. */
function hurtMidRound(edition: Edition): World {
  const world = midRound(edition);
  const hurt = new Set(Object.values(world.team?.lineup ?? emptyLineup).map(([first]) => first));
  return { ...world, players: world.players.map((player) => (hurt.has(player.id) ? { ...player, status: 'injured' } : player)) };
}

/** The fly half, who is injured, and a centre. */
function withBarretts(edition: Edition): World {
  const world = teamsNamed(edition);
  const { fly_half, centre } = world.team?.lineup ?? emptyLineup;
  const firstNames = new Map([
    [fly_half[0] ?? 0, 'Beauden'],
    [centre[0] ?? 0, 'Jordie'],
  ]);
  const players = world.players.map((player) => {
    const firstName = firstNames.get(player.id);
    return firstName === undefined ? player : { ...player, firstName, lastName: 'Barrett' };
  });
  return { ...world, players };
}
