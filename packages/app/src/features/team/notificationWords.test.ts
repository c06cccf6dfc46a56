import { editions } from '@rugby/domain/editions';
import { emptySelection } from '@rugby/domain/game/model/lineup';
import { playersById } from '@rugby/domain/game/model/world';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { squadsOf } from '@rugby/mocks/builders/season';
import { expect, it } from 'vitest';
import { messageOf, spokenEdit } from './notificationWords.ts';

const words = createWords(catalog, 'en-US');
const edition = editions.trc;
const world = { edition, squads: squadsOf(edition), players: playersById([]), rounds: [], now: 0 };

it('a team without enough players of a country is answered by a warning that names both limits [G-317]', () => {
  const missing = world.squads.slice(0, 1).map(({ id }) => ({ squadId: id, have: 2 }));
  const refused = { kind: 'refused', refusals: [{ rule: 'squad-minimum', minimum: 3, free: 0, missing }] } as const;
  expect(messageOf(refused, world, words)).toEqual({
    tone: 'warning',
    text: 'You are required to pick a minimum of 3 players per country and a maximum of 6 from any single country',
  });
});

it.each([
  { kind: 'edited', edit: 'autofilled', budget: 6_000_000, spoken: 'Team filled. 6.0 million left' },
  { kind: 'edited', edit: 'autofilled', budget: 0, spoken: 'Team filled. 0.0 million left' },
  { kind: 'undone', edit: 'cleared', budget: -300_000, spoken: 'Undone: Team cleared. 0.3 million over your budget' },
  { kind: 'edited', edit: 'autofilled', budget: undefined, spoken: 'Team filled' },
] as const)('an edit is spoken with what it leaves of the budget: $spoken', ({ kind, edit, budget, spoken }) => {
  const team = { ...emptySelection, saved: null };
  expect(spokenEdit({ kind, edit: { kind: edit } }, team, budget, world, words)).toBe(spoken);
});

it('another captain leaves the budget as it is, so nothing is said about it', () => {
  const team = { ...emptySelection, saved: null };
  const edit = { kind: 'captain-changed', playerId: 9 } as const;
  expect(spokenEdit({ kind: 'edited', edit }, team, 6_000_000, world, words)).not.toContain('million');
});

it('a team that is saved with empty places is said not to score yet', () => {
  const receipt = {
    savedAt: '2026-04-01T09:05:00',
    version: 2,
    selection: emptySelection,
    differences: [],
    isNewlyComplete: false,
  };
  const { tone, text } = messageOf({ kind: 'saved', receipt }, world, words);
  expect([tone, text]).toEqual(['positive', 'Saved 09:05. Your team scores once all its places are filled.']);
});
