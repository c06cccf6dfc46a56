import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { createTeamHarness } from '@rugby/domain/testing/createTeamHarness';
import { expect, it } from 'vitest';
import { transferPrompt } from './transferPrompt.ts';

const words = createWords(catalog, 'en-US');

it('transfers are prompted for step by step: whom to take out, whom to bring in, and that they can be sent [G-122, G-372]', async () => {
  const stores = await createTeamHarness();
  const { season, transfers } = stores;
  const prompt = () => transferPrompt(stores, words);
  const nameOf = (id: number) => season.world?.players.get(id)?.lastName;
  expect(prompt()).toBeUndefined();
  transfers.start();
  expect(prompt()).toBe('Select a player to transfer out or reset your transfers');
  transfers.markOut(9);
  expect(prompt()).toBe(`Choose a scrum half for ${nameOf(9)}`);
  transfers.bringIn(109);
  expect(prompt()).toBe('Your transfer is ready to review');
  transfers.markOut(10);
  transfers.bringIn(110);
  expect(prompt()).toBe('Your 2 transfers are ready to review');
});

it('a player who leaves is named in full where a teammate has the same last name', async () => {
  const stores = await createTeamHarness();
  const { season, transfers } = stores;
  const players = season.players.value ?? [];
  season.players.replace(players.map((player) => ({ ...player, firstName: `First ${player.id}`, lastName: 'Barrett' })));
  transfers.markOut(9);
  expect(transferPrompt(stores, words)).toBe('Choose a scrum half for First 9 Barrett');
});

it('filled transfers over the budget are prompted for with the excess [G-122]', async () => {
  const stores = await createTeamHarness();
  const { season, transfers } = stores;
  const players = season.players.value ?? [];
  season.players.replace(players.map((player) => (player.id === 109 ? { ...player, cost: 200_000_000 } : player)));
  transfers.markOut(9);
  transfers.bringIn(109);
  expect(transferPrompt(stores, words)).toMatch(/^\d+\.\dm over your budget: /);
});
