import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ClockStore } from './ClockStore.ts';

describe('the clock', () => {
  it('tells game time: the machine corrected by what the server said', () => {
    const machine = aMachine('2026-03-25T00:00:00.000Z');
    const clock = new ClockStore(machine.port);
    clock.correct('2026-02-12T06:05:00.250Z');
    expect(new Date(clock.now).toISOString()).toBe('2026-02-12T06:05:00.250Z');
  });

  it('ticks once a second while it is observed, and stops otherwise [G-125]', () => {
    const machine = aMachine('2026-03-25T00:00:00.000Z');
    const clock = new ClockStore(machine.port);
    const seen: number[] = [];
    expect(machine.timers()).toBe(0);
    const stopLooking = autorun(() => seen.push(clock.now));
    machine.pass(1000);
    machine.pass(1000);
    expect(seen.map((time) => time - (seen[0] ?? 0))).toEqual([0, 1000, 2000]);
    stopLooking();
    expect(machine.timers()).toBe(0);
  });
});

function aMachine(start: string) {
  let time = Date.parse(start);
  const ticks = new Set<() => void>();
  return {
    port: {
      now: () => time,
      everySecond: (tick: () => void) => {
        ticks.add(tick);
        return () => void ticks.delete(tick);
      },
    },
    timers: () => ticks.size,
    pass: (milliseconds: number) => {
      time += milliseconds;
      for (const tick of ticks) tick();
    },
  };
}
