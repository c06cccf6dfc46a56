import { fifteenOf } from '@rugby/mocks/builders/player';
import { aUser } from '@rugby/mocks/builders/user';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { type EditionId, editionIds, editions } from '../../editions.ts';
import { playersById } from '../../game/model/world.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { EditorNotifications } from '../team/EditorNotifications.ts';
import { PositionChangeStore } from './PositionChangeStore.ts';
import { SessionStore } from '../session/SessionStore.ts';

const viewed = { ok: true, value: {} } as const;
const inSafeMode = {
  ok: false,
  failure: { kind: 'refused', status: 503, errors: [{ code: 'safe-mode', message: 'We are working on the game.' }] },
} as const;
const broken = { ok: false, failure: { kind: 'refused', status: 500, errors: [{ code: 'x', message: 'Broken.' }] } } as const;

function aReplacement(id: number, outPlayerId: number, edition = 'srp') {
  const positions = { currentPosition: 'lock', prevPosition: 'prop' };
  return { id, type: 'player_replacement', edition, outPlayerId, inPlayerId: 0, ...positions };
}

const two = [aReplacement(5, 1), aReplacement(6, 2)];

describe('the notice of a changed position', () => {
  it.each(editionIds)('is there when the user has a modal of type player_replacement, in %s [G-302, A-237]', async (edition) => {
    const modals = editionIds.map((id) => aReplacement(5, 1, id));
    const { changes } = await aHarness(modals, viewed, edition);
    expect(changes.replacement).toEqual(aReplacement(5, 1, edition));
  });

  it.each([
    ['the user has none', []],
    ['it is of a type that is not known', [{ id: 5, type: 'happy_birthday' }]],
    ['it is about the other edition', [aReplacement(5, 1, 'trc')]],
    ['it is about a player whom the season does not know', [aReplacement(5, 999)]],
  ])('is not there when %s', async (_, modals) => {
    expect((await aHarness(modals)).changes.replacement).toBeUndefined();
  });

  it('that is closed is viewed, and the next one comes [G-304, A-223, A-237]', async () => {
    const { changes, session, sent } = await aHarness(two);
    await changes.close();
    expect([sent, session.user?.modals, changes.replacement]).toEqual([[5], [two[1]], two[1]]);
    await changes.close();
    await changes.close();
    expect([sent, session.user?.modals, changes.replacement]).toEqual([[5, 6], [], undefined]);
  });

  it('that is closed stays closed when the server cannot be reached, which is shown as an error [A-223, A-352]', async () => {
    const { changes, session, notifications } = await aHarness([aReplacement(5, 1)], broken);
    await changes.close();
    expect([session.user?.modals.length, changes.replacement]).toEqual([1, undefined]);
    expect(notifications.dialog).toEqual({ kind: 'error', failure: broken.failure });
  });

  it('that is closed in safe mode stays closed without an error: the user asked for no change', async () => {
    const { changes, notifications } = await aHarness([aReplacement(5, 1)], inSafeMode);
    await changes.close();
    expect([changes.replacement, notifications.dialog]).toEqual([undefined, undefined]);
  });

  it('leaves the modals of the user once it is viewed [A-193]', async () => {
    const { changes, session } = await aHarness(two);
    expect(session.user?.modals.map(({ id }) => id)).toEqual([5, 6]);
    await changes.close();
    expect(session.user?.modals.map(({ id }) => id)).toEqual([6]);
  });

  it('enables transfer mode, and is viewed then [G-305, A-237]', async () => {
    const { changes, started, sent } = await aHarness(two);
    await changes.startTransfers();
    expect([started, sent]).toEqual([['transfers'], [5]]);
  });
});

async function aHarness(modals: readonly unknown[], answer: Outcome<unknown> = viewed, edition: EditionId = 'srp') {
  const [sent, started]: [unknown[], string[]] = [[], []];
  const api = fakeApi({
    user: { ok: true, value: { user: { ...aUser(), modals } } },
    viewModal: ({ params }) => {
      sent.push(params?.['modalId']);
      return answer;
    },
  });
  const session = new SessionStore(api, memoryPorts().session);
  await session.check();
  const season = { edition: editions[edition], playersById: playersById(fifteenOf()) };
  const notifications = new EditorNotifications();
  const changes = new PositionChangeStore({
    api,
    season,
    session,
    notifications,
    transfers: { start: () => started.push('transfers') },
  });
  return { changes, session, notifications, sent, started };
}
