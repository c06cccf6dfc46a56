import { describe, expect, it } from 'vitest';
import { Admission, type AdmittedCall } from './Admission.ts';
import { BusyError } from './BusyError.ts';

/** An admission with a clock that the test moves, and the ends of its open calls, oldest first. */
function createAdmission() {
  let now = 0;
  let startNext = () => {};
  const admission = new Admission(
    () => now,
    (start) => {
      startNext = start;
    },
  );
  const open: AdmittedCall[] = [];
  const refusals: BusyError[] = [];
  return {
    admission,
    refusals,
    /** Sends calls and returns how many were admitted. */
    send(count: number, kind: 'change' | 'read' = 'change'): number {
      const before = open.length;
      for (let sent = 0; sent < count; sent += 1) {
        try {
          open.push(admission.enter(kind));
        } catch (error) {
          if (error instanceof BusyError) refusals.push(error);
          else throw error;
        }
      }
      return open.length - before;
    },
    /** Pauses the oldest calls and returns what counts them again. */
    pause(count: number): () => void {
      const resumed = open.slice(0, count).map(({ pause }) => pause());
      return () => {
        for (const resume of resumed) resume();
      };
    },
    answer(count: number): void {
      for (const { leave } of open.splice(0, count)) leave();
    },
    pass(milliseconds: number): void {
      now += milliseconds;
      startNext();
    },
    /** Passes while the process does something else: its event loop does not come round. */
    stall(milliseconds: number): void {
      now += milliseconds;
    },
  };
}

/** Keeps the server busy for a while at a speed of answers per 10 ms, with ten times as many calls. */
function overload(server: ReturnType<typeof createAdmission>, speed: number, milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    server.send(10 * speed);
    server.pass(10);
    server.answer(speed);
  }
}

describe('admission', () => {
  it('admits a burst after quiet times, and any number of calls that are answered at once', () => {
    const server = createAdmission();
    expect(server.send(250)).toBe(250);
    server.answer(250);
    for (let second = 0; second < 100; second += 1) {
      server.pass(10);
      expect(server.send(50)).toBe(50);
      server.answer(50);
    }
  });

  it.each([5, 20])(
    'under overload it leaves no more calls open than are answered within half a second (%i per 10 ms)',
    (speed) => {
      const server = createAdmission();
      overload(server, speed, 3000);
      expect(server.admission.open).toBeLessThanOrEqual((speed * 500) / 10);
      expect(server.admission.open).toBeGreaterThanOrEqual((speed * 300) / 10);
    },
  );

  it('admits changes while reads are refused already', () => {
    const server = createAdmission();
    overload(server, 10, 3000);
    server.answer(Math.round(server.admission.open * 0.2));
    expect(server.send(1, 'read')).toBe(0);
    expect(server.send(1, 'change')).toBe(1);
  });

  it('asks the refused to come back later, the more of them there are, after five seconds at most', () => {
    const server = createAdmission();
    server.send(300);
    expect(server.refusals.at(-1)?.retryAfterSeconds).toBe(1);
    overload(server, 10, 3000);
    expect(server.refusals.at(-1)?.retryAfterSeconds).toBe(5);
  });

  it('admits nothing while ten calls have waited for half a second, although its limit is not reached', () => {
    const server = createAdmission();
    server.send(9);
    server.pass(600);
    expect(server.send(1)).toBe(1);
    server.pass(499);
    expect(server.send(1)).toBe(1);
    server.pass(1);
    expect(server.send(1)).toBe(0);
    server.answer(2);
    expect(server.send(1)).toBe(1);
  });

  it('does not count calls that wait for others of their user, and then counts them as new ones', () => {
    const server = createAdmission();
    server.send(20);
    const resume = server.pause(20);
    server.pass(600);
    expect([server.admission.open, server.send(1)]).toEqual([0, 1]);
    resume();
    expect([server.admission.open, server.send(1)]).toEqual([21, 1]);
    server.pass(500);
    expect(server.send(1)).toBe(0);
    server.answer(22);
    expect([server.admission.open, server.send(1)]).toEqual([0, 1]);
  });

  it('counts calls that wait for others of their user once 2048 of them do', () => {
    const server = createAdmission();
    for (let left = 2060; left > 0; left -= 206) {
      server.send(206);
      server.pause(206 * 10);
    }
    expect(server.admission.open).toBe(12);
  });

  it('refuses what waited in its socket while the event loop worked off many calls, reads first', () => {
    const server = createAdmission();
    server.send(10);
    server.answer(10);
    server.stall(299);
    expect(server.send(1, 'read')).toBe(0);
    expect(server.send(1, 'change')).toBe(1);
    server.stall(1);
    expect(server.send(1, 'change')).toBe(0);
    server.pass(0);
    expect(server.send(1, 'read')).toBe(1);
  });

  it('admits the few calls of a process that stood still', () => {
    const server = createAdmission();
    server.stall(2000);
    expect(server.send(10)).toBe(10);
  });

  it('refuses at once while nothing is answered, and finds its speed again afterwards', () => {
    const server = createAdmission();
    overload(server, 20, 1000);
    for (let passed = 0; passed < 5000; passed += 100) {
      server.pass(100);
      server.send(1);
    }
    server.answer(server.admission.open);
    expect(server.admission.limit).toBe(64);
    overload(server, 20, 3000);
    expect(server.admission.limit).toBeGreaterThan(600);
  });
});
