import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { RemoteValue } from './RemoteValue.ts';

configure({ enforceActions: 'always' });

describe('a remote value', () => {
  it('goes from idle over pending to success or error, and over pending again [G-216, A-215]', async () => {
    const questions = [deferred<string>(), deferred<string>()];
    const { remote, states } = watched(questions);
    const first = remote.load();
    states.push(remote.request.state);
    questions[0]?.answer({ ok: true, value: 'fifteen' });
    await first;
    states.push(remote.request.state);
    const second = remote.load();
    states.push(remote.request.state);
    questions[1]?.answer({ ok: false, failure: { kind: 'offline' } });
    await second;
    states.push(remote.request.state);
    expect(states).toEqual(['idle', 'pending', 'success', 'pending', 'error']);
  });

  it('keeps the last value on show while a reload is under way or has failed', async () => {
    const questions = [deferred<string>(), deferred<string>()];
    const { remote } = watched(questions);
    questions[0]?.answer({ ok: true, value: 'old' });
    await remote.load();
    const reload = remote.load();
    expect(remote.value).toBe('old');
    questions[1]?.answer({ ok: false, failure: { kind: 'unavailable' } });
    await reload;
    expect(remote.value).toBe('old');
  });

  it('drops the late answer to an older question', async () => {
    const questions = [deferred<string>(), deferred<string>()];
    const { remote } = watched(questions);
    const loads = [remote.load(), remote.load()];
    questions[1]?.answer({ ok: true, value: 'newer' });
    questions[0]?.answer({ ok: true, value: 'older' });
    await Promise.all(loads);
    expect(remote.value).toBe('newer');
  });
});

function watched(questions: ReturnType<typeof deferred<string>>[]) {
  const left = [...questions];
  const remote = new RemoteValue<string>(() => left.shift()?.promise ?? Promise.reject(new Error('one question too many')));
  const states: string[] = [remote.request.state];
  return { remote, states };
}

function deferred<Value>() {
  const { promise, resolve } = Promise.withResolvers<Outcome<Value>>();
  return { promise, answer: resolve };
}
