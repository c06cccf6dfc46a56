import { changeCaptain } from '@rugby/domain/contract/team/team';
import { aQueuedCaptain } from '@rugby/mocks/builders/queuedChange';
import { offline } from '@rugby/mocks/handlers/states';
import { historicRound, safeMode } from '@rugby/mocks/scenarios/scenarios';
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

const meta = preview.meta({ title: 'Flows/Queue a change', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/my-team';
const noConnection = offline(changeCaptain);

/** The captain is on the pitch and not saved. */
export const Queued = meta.story({
  ...showRoute(path, { world: historicRound, network: noConnection, queued: aQueuedCaptain }),
  play: async () => {
    await expectPitch();
    await expectShown(/^Queued/, 'Take back');
  },
});

/** A captain who is chosen without a connection is queued, and can be taken back. */
export const ChosenOffline = meta.story({
  ...showRoute(path, { world: historicRound, network: noConnection }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await step('the captain who was chosen is queued [B21]', async () => {
      await pressOnPitch(/, /);
      await press('Make captain');
      await expectShown('Take back');
      await expectGone('Save team');
    });
    await step('nothing is queued any more once it is taken back', async () => {
      await press('Take back');
      await expectGone('Take back');
    });
  },
});

export const Sent = meta.story({
  ...showRoute(path, { world: historicRound, queued: aQueuedCaptain }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await expectShown(/^Saved /);
    await expectGone('Take back');
  },
});

/** The team was saved elsewhere meanwhile: nothing is sent, and the user decides. */
export const SavedElsewhere = meta.story({
  ...showRoute(path, { world: historicRound, queued: (world) => aQueuedCaptain(world, 1) }),
  play: async () => {
    await findDialog('Queued, not sent');
    await expectShown('Save what I queued', /^The saved captain is .*, you picked /);
  },
});

/** The question can be asked again. */
export const DecidedLater = meta.story({
  ...showRoute(path, { world: historicRound, queued: (world) => aQueuedCaptain(world, 1) }),
  parameters: noPicture,
  play: async () => {
    const question = await findDialog('Queued, not sent');
    await press('Close', question);
    await press('Decide');
    await press('Save what I queued', await findDialog('Queued, not sent'));
    await expectGone('Take back');
    await expectShown(/^Saved /);
  },
});

/** In safe mode the change waits. */
export const InSafeMode = meta.story({
  ...showRoute(path, { world: safeMode, queued: aQueuedCaptain }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await expectShown(/^We are working on the game: /, 'Take back');
  },
});
