import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { TeamLinkStore } from './TeamLinkStore.ts';

const busy: Outcome<never> = { ok: false, failure: { kind: 'refused', status: 503, errors: [] } };
const withCode = (code: string | null): Outcome<unknown> => ({ ok: true, value: { code } });

function aLink(answers: Answers = {}) {
  return new TeamLinkStore(
    fakeApi({ teamLink: withCode(null), createTeamLink: withCode('kkk'), deleteTeamLink: { ok: true, value: {} }, ...answers }),
  );
}

describe('the link to a team', () => {
  it('is made and deleted by the user alone [B16]', async () => {
    const link = aLink();
    expect(link.view).toEqual({ state: 'loading' });
    await link.open(7);
    expect(link.view).toEqual({ state: 'none' });
    const created = link.create();
    expect(link.isChanging).toBe(true);
    await created;
    expect([link.view, link.isChanging]).toEqual([{ state: 'shared', code: 'kkk' }, false]);
    await link.delete();
    expect(link.view).toEqual({ state: 'none' });
  });

  it('that was made before is there again [B16]', async () => {
    const link = aLink({ teamLink: withCode('abc') });
    await link.open(7);
    expect(link.view).toEqual({ state: 'shared', code: 'abc' });
  });

  it('stays as it is when a change fails, and says why [B16]', async () => {
    const link = aLink({ createTeamLink: busy });
    await link.open(7);
    await link.create();
    expect([link.view, link.failure, link.isChanging]).toEqual([
      { state: 'none' },
      { kind: 'refused', status: 503, errors: [] },
      false,
    ]);
  });

  it('that cannot be read is a failure', async () => {
    const link = aLink({ teamLink: busy });
    await link.open(7);
    expect(link.view).toMatchObject({ state: 'failed', failure: { status: 503 } });
  });

  it('of another round is not changed by a late answer', async () => {
    const link = aLink();
    await link.open(6);
    const late = link.create();
    await link.open(7);
    await late;
    expect([link.view, link.isChanging]).toEqual([{ state: 'none' }, false]);
  });
});
