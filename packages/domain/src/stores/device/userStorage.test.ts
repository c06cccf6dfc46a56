import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { expect, it } from 'vitest';
import { hasQueuedChange, removeDraftsOf } from './userStorage.ts';

it('signing out removes all drafts and queued changes of the user from the device, and nothing of other users [B5]', () => {
  const names = ['user:1:draft:srp:7', 'user:1:draft:trc:2', 'user:1:queued:srp', 'user:12:queued:srp', 'theme'];
  const device = new Map(names.map((name) => [name, '{}']));
  removeDraftsOf(1, memoryStorage(device));
  expect([...device.keys()]).toEqual(['user:12:queued:srp', 'theme']);
});

it('a change is queued for one user in one edition', () => {
  const storage = memoryStorage(new Map([['user:1:queued:srp', '{}']]));
  expect([hasQueuedChange(1, 'srp', storage), hasQueuedChange(1, 'trc', storage), hasQueuedChange(12, 'srp', storage)]).toEqual([
    true,
    false,
    false,
  ]);
});
