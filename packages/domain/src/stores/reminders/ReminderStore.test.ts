import { teamsNamed } from '@rugby/mocks/scenarios/scenarios';
import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { Team } from '../../game/model/entities.ts';
import { playersById } from '../../game/model/world.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import { ReminderStore } from './ReminderStore.ts';

const { team, players, ...season } = teamsNamed();
const hour = 3_600_000;
const kickOff = Date.parse(season.now) + 3 * hour;

function storeAt(now: number, value: Team | null = team) {
  const clock = observable({ now });
  const saved = new RemoteValue<Team | null>(async () => ({ ok: true, value }));
  saved.replace(value);
  const world = { ...season, players: playersById(players), now: Date.parse(season.now) };
  return { clock, reminder: new ReminderStore({ clock, season: { world }, team: { saved } }) };
}

test('the reminder is due in the last day before a kick-off, and only until it is closed [B15]', () => {
  const { clock, reminder } = storeAt(kickOff - 25 * hour);
  expect([reminder.isDue, reminder.lockAt]).toEqual([false, null]);
  runInAction(() => (clock.now = kickOff - 23 * hour));
  expect([reminder.isDue, reminder.lockAt]).toEqual([true, kickOff]);
  reminder.close();
  expect(reminder.isDue).toBe(false);
});

test('an incomplete team and no team are not reminded of absent players', () => {
  expect(storeAt(kickOff - 1000).reminder.isDue).toBe(true);
  expect(storeAt(kickOff - 1000, null).reminder.isDue).toBe(false);
  expect(storeAt(kickOff - 1000, team && { ...team, isComplete: false }).reminder.isDue).toBe(false);
});
