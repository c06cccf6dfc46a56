import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { supervise } from './supervise.ts';

const log = vi.fn<(sentence: string) => void>();
const onLost = vi.fn<(error: Error) => void>();
const restart = vi.fn<() => Promise<Postmaster>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a database that restarts late is waited for, and then supervised again', async () => {
  const second = aPostmaster(2);
  const third = aPostmaster(3);
  for (let attempt = 0; attempt < 2; attempt += 1) restart.mockRejectedValueOnce(new Error('not yet'));
  restart.mockResolvedValueOnce(second.postmaster).mockResolvedValueOnce(third.postmaster);
  const first = aPostmaster(1);
  const supervision = supervise(first.postmaster, { restart, log, onLost });
  first.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(5000);
  expect(restart).toHaveBeenCalledTimes(3);
  second.end('exit code 2');
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toHaveBeenLastCalledWith('PostgreSQL is running again.');
  expect(await supervision.end()).toBe(third.postmaster);
});

test('a database that cannot be restarted in 12 attempts is given up, with the reason', async () => {
  restart.mockRejectedValue(new Error('the disk is gone'));
  const first = aPostmaster(1);
  const supervision = supervise(first.postmaster, { restart, log, onLost });
  first.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(restart).toHaveBeenCalledTimes(12);
  expect(onLost.mock.calls.flat().map(({ message }) => message)).toEqual(['PostgreSQL could not be restarted: the disk is gone']);
  expect(await supervision.end()).toBeUndefined();
});

test('nothing is restarted after supervision has ended', async () => {
  const first = aPostmaster(1);
  const supervision = supervise(first.postmaster, { restart, log, onLost });
  expect(await supervision.end()).toBe(first.postmaster);
  first.end('SIGINT');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(restart).not.toHaveBeenCalled();
});

test('the end of supervision interrupts the pause between two attempts', async () => {
  restart.mockRejectedValue(new Error('not yet'));
  const first = aPostmaster(1);
  const supervision = supervise(first.postmaster, { restart, log, onLost });
  first.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(1000);
  const attempts = restart.mock.calls.length;
  expect(await supervision.end()).toBeUndefined();
  expect(restart).toHaveBeenCalledTimes(attempts);
  expect(onLost).not.toHaveBeenCalled();
});

function aPostmaster(pid: number): { readonly postmaster: Postmaster; readonly end: (how: string) => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { postmaster: { pid, ended: promise }, end: resolve };
}
