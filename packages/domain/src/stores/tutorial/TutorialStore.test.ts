import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { configure } from 'mobx';
import { beforeAll, describe, expect, it } from 'vitest';
import { TutorialStore } from './TutorialStore.ts';

describe('the tutorial', () => {
  beforeAll(() => configure({ enforceActions: 'always' }));

  it('stores on the device that it was seen when it is closed, not before [G-097]', () => {
    const texts = new Map<string, string>();
    const tutorial = new TutorialStore('srp', memoryStorage(texts));
    tutorial.open();
    expect([tutorial.isOpen, texts.size]).toEqual([true, 0]);
    tutorial.close();
    expect([tutorial.isOpen, [...texts]]).toEqual([false, [['tutorial:srp', 'seen']]]);
  });

  it('opens by itself until it was seen, once in each edition [G-098]', () => {
    const texts = new Map([['tutorial:srp', 'seen']]);
    const [club, championship] = [new TutorialStore('srp', memoryStorage(texts)), new TutorialStore('trc', memoryStorage(texts))];
    club.openIfUnseen();
    championship.openIfUnseen();
    expect([club.isOpen, championship.isOpen]).toEqual([false, true]);
  });

  it('opens on request, seen or not', () => {
    const tutorial = new TutorialStore('srp', memoryStorage(new Map([['tutorial:srp', 'seen']])));
    tutorial.open();
    expect(tutorial.isOpen).toBe(true);
  });

  it('stays closed on a device without storage', () => {
    const tutorial = new TutorialStore('srp', { ...memoryStorage(new Map()), write: () => undefined });
    tutorial.openIfUnseen();
    tutorial.close();
    tutorial.openIfUnseen();
    expect(tutorial.isOpen).toBe(false);
  });
});
