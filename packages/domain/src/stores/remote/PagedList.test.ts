import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { type Page, PagedList } from './PagedList.ts';

configure({ enforceActions: 'always' });

interface Item {
  readonly id: number;
}

const page = (ids: readonly number[], nextPage: boolean): Outcome<Page<Item>> => ({
  ok: true,
  value: { items: ids.map((id) => ({ id })), nextPage },
});

/** A list whose requests wait until the test answers them. */
function aList() {
  const requests: { readonly page: number; readonly answer: (outcome: Outcome<Page<Item>>) => void }[] = [];
  const list = new PagedList<Item>(
    (number) => new Promise((answer) => requests.push({ page: number, answer })),
    ({ id }) => id,
  );
  const ids = () => list.items?.map(({ id }) => id);
  return { list, requests, ids };
}

describe('a list of pages', () => {
  it('appends the next page, and stays in view while it is read anew [A-100]', async () => {
    const { list, requests, ids } = aList();
    const first = list.load();
    expect([list.isPending, ids()]).toEqual([true, undefined]);
    requests[0]?.answer(page([1, 2], true));
    await first;
    const second = list.loadMore();
    requests[1]?.answer(page([3], false));
    await second;
    expect([ids(), list.hasMore, requests[1]?.page]).toEqual([[1, 2, 3], false, 2]);
    void list.load();
    expect(ids()).toEqual([1, 2, 3]);
  });

  it('reads all loaded pages anew, and shows them at once [B14]', async () => {
    const { list, requests, ids } = await aListOfTwoPages();
    const refreshed = list.refresh();
    requests[3]?.answer(page([2], true));
    requests[2]?.answer(page([3, 1], true));
    expect(ids()).toEqual([1, 2, 3]);
    await refreshed;
    expect([ids(), list.hasMore, list.isPending]).toEqual([[3, 1, 2], true, false]);
  });

  it('stays as it is when a page cannot be read anew [B14]', async () => {
    const { list, requests, ids } = await aListOfTwoPages();
    const refreshed = list.refresh();
    requests[2]?.answer(page([9], true));
    requests[3]?.answer({ ok: false, failure: { kind: 'offline' } });
    await refreshed;
    expect([ids(), list.hasMore, list.failure]).toEqual([[1, 2, 3], false, undefined]);
  });

  it('is not replaced by pages that were read before it was changed [A-234]', async () => {
    const { list, requests, ids } = await aListOfTwoPages();
    const refreshed = list.refresh();
    list.remove(2);
    for (const request of requests.slice(2)) request.answer(page([2, 4], false));
    await refreshed;
    expect(ids()).toEqual([1, 3]);
  });

  it('drops the late answer to an older question', async () => {
    const { list, requests, ids } = aList();
    const loads = [list.load(), list.load()];
    requests[1]?.answer(page([2], false));
    requests[0]?.answer(page([1], false));
    await Promise.all(loads);
    expect(ids()).toEqual([2]);
  });

  it('never shows again what was removed while an answer was on its way [A-234, A-235]', async () => {
    const { list, requests, ids } = aList();
    const first = list.load();
    requests[0]?.answer(page([1, 2], true));
    await first;
    const second = list.loadMore();
    list.remove(2);
    requests[1]?.answer(page([2, 3], true));
    await second;
    expect(ids()).toEqual([1, 3]);
  });

  it('reads its last page again after a removal, so that no item between two pages is missed', async () => {
    const { list, requests, ids } = aList();
    const first = list.load();
    requests[0]?.answer(page([1, 2], true));
    await first;
    list.remove(1);
    const again = list.loadMore();
    requests[1]?.answer(page([2, 3], false));
    await again;
    expect([requests[1]?.page, ids()]).toEqual([1, [2, 3]]);
  });

  it('reads a list of one page anew after a removal [A-234]', async () => {
    const { list, requests, ids } = aList();
    const first = list.load();
    requests[0]?.answer(page([1, 2], false));
    await first;
    list.remove(1);
    const refreshed = list.refresh();
    requests[1]?.answer(page([2, 3], false));
    await refreshed;
    expect(ids()).toEqual([2, 3]);
  });

  it('shows again what has come back since it was removed, once it is read anew', async () => {
    const { list, requests, ids } = await aListOfTwoPages();
    list.remove(1);
    const refreshed = list.refresh();
    requests[2]?.answer(page([2, 3], true));
    requests[3]?.answer(page([1], false));
    await refreshed;
    expect(ids()).toEqual([2, 3, 1]);
  });

  it('reads every page anew after removals, and then goes on with the next one [A-234]', async () => {
    const { list, requests, ids } = await aListOfTwoPages();
    list.remove(1);
    list.remove(2);
    const refreshed = list.refresh();
    requests[2]?.answer(page([3, 4], true));
    requests[3]?.answer(page([5, 6], true));
    await refreshed;
    expect([ids(), list.hasMore]).toEqual([[3, 4, 5, 6], true]);
    void list.loadMore();
    expect(requests[4]?.page).toBe(3);
  });

  it('keeps its items and says why when a page could not be read', async () => {
    const { list, requests, ids } = aList();
    const first = list.load();
    requests[0]?.answer(page([1], true));
    await first;
    const second = list.loadMore();
    requests[1]?.answer({ ok: false, failure: { kind: 'offline' } });
    await second;
    expect([ids(), list.failure, list.isPending]).toEqual([[1], { kind: 'offline' }, false]);
  });
});

/** A list of 1, 2 and 3 on two pages. */
async function aListOfTwoPages() {
  const started = aList();
  const { list, requests } = started;
  const first = list.load();
  requests[0]?.answer(page([1, 2], true));
  await first;
  const second = list.loadMore();
  requests[1]?.answer(page([3], false));
  await second;
  return started;
}
