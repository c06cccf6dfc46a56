import { noWorker } from '@rugby/domain/stores/offline/noWorker';
import { getGamebar } from '@rugby/domain/contract/gamebar';
import type { Edition } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { writeDraft } from '@rugby/domain/stores/team/draftStorage';
import { aUser } from '@rugby/mocks/builders/user';
import { failed } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, waitFor } from 'storybook/test';
import { expectPitch, expectShown, findDialog, press, pressOnPitch } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute, type StoryContext } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';
import { browserPorts } from '../../ports/browserPorts.ts';

const meta = preview.meta({
  title: 'Flows/One dialog at a time',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

const shown = showRoute('/my-team', { world: withMovedPlayer, network: failed(getGamebar, 503) });

/** A draft, a player with a new position and a failed call at once: the user answers one dialog after the other. */
export const Queue = meta.story({
  ...shown,
  beforeEach(context: StoryContext): void {
    shown.beforeEach(context);
    storeDraft(storyEdition(context.globals));
  },
  play: async ({ step }) => {
    await expectPitch();
    await step('the draft is asked about first', async () => {
      await expectOnly('Welcome back');
      await press('Keep');
    });
    await step('then the new position is announced, until it is closed [G-114, G-302, A-173]', async () => {
      await expectOnly('A position has changed');
      await expectShown(/ has moved from hooker to prop/);
      await press('Close');
    });
    await step('the failure comes last, and is announced once', async () => {
      await expectOnly('Error');
      await press('Close');
      await expectNone();
      await pressOnPitch(/, /);
      await expectOnly(/./);
      await press('Close');
      await expectNone();
    });
  },
});

/** The new position is the only dialog. */
export const PositionChanged = meta.story({
  ...showRoute('/my-team', { world: (edition) => withMovedPlayer(edition, hookersIn(historicRound(edition))[1]?.id) }),
  play: async ({ globals, step }) => {
    await expectPitch();
    await step('both players and both positions are named [G-303]', async () => {
      const dialog = await findDialog('A position has changed');
      const [own, other] = hookersIn(historicRound(storyEdition(globals)));
      await expect(dialog).toHaveTextContent(`${own?.lastName} has moved from hooker to prop`);
      await expect(dialog).toHaveTextContent(other?.lastName ?? 'a second hooker');
    });
    await step('a button of the new position starts transfers, and closes it [G-304, G-305, A-237]', async () => {
      await expectOnly('A position has changed');
      await press('Make transfers');
      await expectShown('Transfer mode');
      await expectNone();
    });
  },
});

/** The user's hooker is a prop from now on. `inPlayerId` is in their place; 0: they keep it. */
function withMovedPlayer(edition: Edition, inPlayerId = 0): World {
  const world = historicRound(edition);
  const outPlayerId = hookersIn(world)[0]?.id ?? 0;
  const replacement = { id: 1, type: 'player_replacement', edition: edition.id, outPlayerId, inPlayerId } as const;
  const modals = [{ ...replacement, prevPosition: 'hooker', currentPosition: 'prop' } as const];
  return { ...world, user: aUser({ playedGames: [edition.playedGame], modals }) };
}

/** The user's own hooker, then the others. */
function hookersIn({ players, team }: World): readonly Player[] {
  const own = team?.lineup.hooker[0];
  const hookers = players.filter(({ position }) => position === 'hooker');
  return [...hookers.filter(({ id }) => id === own), ...hookers.filter(({ id }) => id !== own)];
}

/** The team without its captain. */
function storeDraft(edition: Edition): void {
  const { team, now } = historicRound(edition);
  if (team === null) return;
  const base = { lineup: team.lineup, captainId: team.captainId };
  const draft = { selection: { ...base, captainId: null }, base, version: team.version, at: now };
  writeDraft(browserPorts(noWorker).storage, { userId: 1, edition: edition.id, roundId: 7 }, draft);
}

async function expectOnly(name: string | RegExp): Promise<void> {
  await findDialog(name);
  await expect(dialogs()).toHaveLength(1);
}

async function expectNone(): Promise<void> {
  await waitFor(() => expect(dialogs()).toHaveLength(0));
}

function dialogs(): readonly Element[] {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
}
