import { editions } from '@rugby/domain/editions';
import { playersById } from '@rugby/domain/game/model/world';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { squadsOf } from '@rugby/mocks/builders/season';
import { expect, it } from 'vitest';
import { messageOf } from './notificationWords.ts';

const words = createWords(catalog, 'en-US');

it('a team without enough players of a country is answered by a warning that names both limits [G-317]', () => {
  const edition = editions.trc;
  const world = { edition, squads: squadsOf(edition), players: playersById([]), rounds: [], now: 0 };
  const missing = world.squads.slice(0, 1).map(({ id }) => ({ squadId: id, have: 2 }));
  const refused = { kind: 'refused', refusals: [{ rule: 'squad-minimum', minimum: 3, free: 0, missing }] } as const;
  expect(messageOf(refused, world, words)).toEqual({
    tone: 'warning',
    text: 'You are required to pick a minimum of 3 players per country and a maximum of 6 from any single country',
  });
});
