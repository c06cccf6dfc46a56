import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { expect, it } from 'vitest';
import { removeDraftsOf } from './userStorage.ts';

it('signing out removes all drafts of the user from the device, and nothing of other users [B5]', () => {
  const names = ['user:1:draft:srp:7', 'user:1:draft:trc:2', 'user:12:draft:srp:7', 'theme'];
  const device = new Map(names.map((name) => [name, '{}']));
  removeDraftsOf(1, memoryStorage(device));
  expect([...device.keys()]).toEqual(['user:12:draft:srp:7', 'theme']);
});
