import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { describe, expect, it, vi } from 'vitest';
import { editions, type PoolsOccasion } from '../../editions.ts';
import { PoolsNoticeStore } from './PoolsNoticeStore.ts';

describe('the notice that the pools are complete', () => {
  it('opens the tutorial if it has not been seen, once it is closed [G-098]', () => {
    const { notice, tutorial } = aNotice(['published']);
    notice.notify('published');
    expect([notice.occasion, tutorial.openIfUnseen.mock.calls.length]).toEqual(['published', 0]);
    notice.close();
    expect([notice.occasion, tutorial.openIfUnseen.mock.calls.length]).toEqual([undefined, 1]);
  });

  it.each<[occasion: PoolsOccasion, configured: readonly PoolsOccasion[], shown: PoolsOccasion | undefined]>([
    ['published', ['published'], 'published'],
    ['full', ['published'], undefined],
    ['full', ['full', 'published'], 'full'],
    ['published', [], undefined],
  ])('both of its occasions are configured: %s with %j shows %s [G-101]', (occasion, configured, shown) => {
    const { notice } = aNotice(configured);
    notice.notify(occasion);
    expect(notice.occasion).toBe(shown);
  });

  it('comes up once on a device, by default for the published players', () => {
    const texts = new Map<string, string>();
    const first = aNotice(editions.srp.poolsNotice, texts).notice;
    first.notify('published');
    first.close();
    const second = aNotice(editions.srp.poolsNotice, texts).notice;
    second.notify('published');
    expect(second.occasion).toBeUndefined();
  });

  it('comes up again after a reload while it was open, which would skip the tutorial', () => {
    const texts = new Map<string, string>();
    aNotice(editions.srp.poolsNotice, texts).notice.notify('published');
    const { notice } = aNotice(editions.srp.poolsNotice, texts);
    notice.notify('published');
    expect(notice.occasion).toBe('published');
  });
});

function aNotice(poolsNotice: readonly PoolsOccasion[], texts = new Map<string, string>()) {
  const tutorial = { openIfUnseen: vi.fn() };
  const storage = memoryStorage(texts);
  return { tutorial, notice: new PoolsNoticeStore({ ...editions.srp, poolsNotice }, storage, tutorial) };
}
