import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { configure } from 'mobx';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoragePort } from '../device/StoragePort.ts';
import { TutorialStore } from './TutorialStore.ts';

describe('the tutorial', () => {
  beforeAll(() => configure({ enforceActions: 'always' }));

  it('stores on the device that it was seen when it is closed, not before [G-097]', () => {
    const kept = new Map<string, string>();
    const tutorial = new TutorialStore('srp', storageOf(kept));
    tutorial.open();
    expect([tutorial.isOpen, kept.size]).toEqual([true, 0]);
    tutorial.close();
    expect([tutorial.isOpen, [...kept]]).toEqual([false, [['tutorial:srp', 'seen']]]);
  });

  it('opens by itself for those who have not seen it, in each edition once', () => {
    const kept = new Map([['tutorial:srp', 'seen']]);
    const [club, championship] = [new TutorialStore('srp', storageOf(kept)), new TutorialStore('trc', storageOf(kept))];
    club.openIfUnseen();
    championship.openIfUnseen();
    expect([club.isOpen, championship.isOpen]).toEqual([false, true]);
  });

  it('opens for those who ask for it, seen or not', () => {
    const tutorial = new TutorialStore('srp', storageOf(new Map([['tutorial:srp', 'seen']])));
    tutorial.open();
    expect(tutorial.isOpen).toBe(true);
  });

  it('stays closed on a device that keeps nothing', () => {
    const tutorial = new TutorialStore('srp', { ...storageOf(new Map()), write: () => undefined });
    tutorial.openIfUnseen();
    tutorial.close();
    tutorial.openIfUnseen();
    expect(tutorial.isOpen).toBe(false);
  });
});

function storageOf(kept: Map<string, string>): StoragePort {
  return memoryStorage(kept);
}
