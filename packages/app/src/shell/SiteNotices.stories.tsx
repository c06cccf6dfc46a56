import { noWorker } from '@rugby/domain/stores/offline/noWorker';
import { aQueuedCaptain } from '@rugby/mocks/builders/queuedChange';
import { historicRound, safeMode } from '@rugby/mocks/scenarios/scenarios';
import { expectGone, expectPitch, expectShown, press } from '../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Site notices', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/stats-centre';
const newVersion = { ...noWorker, install: (onNewVersion: () => void) => onNewVersion() };

/** Without a connection the page shows what the device has copied. */
export const CopyOfEarlier = meta.story({
  ...showRoute('/my-team', { world: historicRound, copiedAt: '2026-03-25T01:05:00.000Z' }),
  play: async () => {
    await expectPitch();
    await expectShown('Copy of 01:05, you are offline.');
  },
});

/** Everything can be read, nothing changed. */
export const SafeMode = meta.story({
  ...showRoute('/my-team', { world: safeMode }),
  play: async () => {
    await expectPitch();
    await expectShown(/^We are working on the game: /);
  },
});

/** A change that is refused says why, and the team stays as it was. */
export const RefusedInSafeMode = meta.story({
  ...showRoute('/my-team', { world: safeMode }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await press('Boosters');
    await press('Use Triple Captain');
    await expectShown(/so this was not saved\. Your changes stay on this screen\./);
  },
});

/** Only the team page sends a queued change: other pages lead there. */
export const Queued = meta.story({
  ...showRoute(path, { world: historicRound, queued: aQueuedCaptain }),
  play: () => expectShown('A change of your team is queued, not saved. Open your team to send it.'),
});

export const NewVersion = meta.story({
  ...showRoute(path, { world: historicRound, worker: newVersion }),
  play: () => expectShown('An update of the game is ready.', 'Load it', 'Later'),
});

export const Postponed = meta.story({
  ...showRoute(path, { world: historicRound, worker: newVersion }),
  parameters: noPicture,
  play: async () => {
    await press('Later');
    await expectGone('An update of the game is ready.');
  },
});
