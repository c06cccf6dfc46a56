import { expect, test } from 'vitest';
import { testWorld } from '../../testing/testWorld.ts';
import { findPlayer, lastNameOf, squadById } from './lookup.ts';

const world = testWorld();
const [known] = world.squads;

test('a player is found by the id', () => {
  expect([findPlayer(1, world)?.id, findPlayer(null, world), findPlayer(undefined, world), findPlayer(-1, world)]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a player and a squad that the season does not have are named by the id', () => {
  expect([lastNameOf(-1, world), squadById(-1, world).name, squadById(-1, world).abbreviation]).toEqual(['-1', '-1', '-1']);
});

test('a player and a squad of the season have their names', () => {
  expect([lastNameOf(1, world), squadById(known?.id ?? 0, world)]).toEqual([findPlayer(1, world)?.lastName, known]);
});
