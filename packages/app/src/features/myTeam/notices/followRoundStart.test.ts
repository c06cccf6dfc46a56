import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { createTeamHarness } from '@rugby/domain/testing/createTeamHarness';
import { midRound } from '@rugby/mocks/scenarios/scenarios';
import { aTeam } from '@rugby/mocks/builders/team';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { expect, it } from 'vitest';
import { followRoundStart } from './followRoundStart.ts';

const words = createWords(catalog, 'en-US');

it('transfers begin with what is locked once the round has started, not before; the first transfer closes the message [G-369]', async () => {
  const { rounds, now } = midRound();
  const before = await messagesOf();
  const during = await messagesOf({ rounds, now: Date.parse(now) });
  const sentence = 'The round has started you can make transfers on players who are not locked';
  expect([before, during]).toEqual([
    [[], [], []],
    [[], [sentence], []],
  ]);
});

/** The messages before transfers start, then until the first one, then after it. */
async function messagesOf(about: Parameters<typeof createTeamHarness>[1] = {}) {
  const stores = { ...(await createTeamHarness(aTeam({ startRoundId: 1 }), about)), messages: createSnackbarQueue() };
  const texts = () => stores.messages.toasts.visibleToasts.map(({ content }) => content.text);
  const leave = followRoundStart(stores, words);
  const seen = [texts()];
  stores.transfers.start();
  seen.push(texts());
  stores.transfers.markOut(9);
  seen.push(texts());
  leave();
  return seen;
}
