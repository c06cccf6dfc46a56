import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { OfflineStore } from './OfflineStore.ts';

configure({ enforceActions: 'always' });

test('the page names its oldest copy until the server answers again', () => {
  const store = new OfflineStore();
  store.recordSource({ from: 'copy', at: '2026-03-27T06:10:00.000Z' });
  store.recordSource({ from: 'copy', at: '2026-03-27T06:05:00.000Z' });
  store.recordSource({ from: 'copy', at: '2026-03-27T06:20:00.000Z' });
  expect([store.copiedAt, store.isReachable]).toEqual(['2026-03-27T06:05:00.000Z', false]);
  store.recordSource({ from: 'server' });
  expect([store.copiedAt, store.isReachable]).toEqual([undefined, true]);
});

test('a call without any answer says that the server is out of reach, and nothing about copies', () => {
  const store = new OfflineStore();
  store.recordSource({ from: 'nowhere' });
  expect([store.copiedAt, store.isReachable]).toEqual([undefined, false]);
});

test('a new version is offered until the user postpones it', () => {
  const store = new OfflineStore();
  expect(store.hasNewVersion).toBe(false);
  store.offerVersion();
  expect(store.hasNewVersion).toBe(true);
  store.postpone();
  expect(store.hasNewVersion).toBe(false);
});

test('the game is in safe mode from the first answer that says so until one that does not', () => {
  const store = new OfflineStore();
  expect(store.isSafeMode).toBe(false);
  store.setSafeMode(true);
  store.recordSource({ from: 'server' });
  expect(store.isSafeMode).toBe(true);
  store.setSafeMode(false);
  expect(store.isSafeMode).toBe(false);
});
