import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { describe, expect, it } from 'vitest';
import type { VisitFacts } from '../../contract/geo/visit.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { GateStore } from './GateStore.ts';
import { PreviousLocation } from './PreviousLocation.ts';

const open: VisitFacts = { isRestricted: false, closedIn: [], unlaunched: [], unlocked: [] };
const beforeLaunch: VisitFacts = { ...open, unlaunched: ['srp', 'trc'] };

function createGate(facts: VisitFacts | undefined, answers: Answers = {}, isWebView = false, tabStorage = memoryStorage()) {
  const asked: string[] = [];
  return {
    gate: new GateStore(fakeApi(answers, asked), { facts, isWebView, origin: 'https://fantasy.example', tabStorage }),
    asked,
    tabStorage,
  };
}

describe('the country', () => {
  it.each([
    [open, 'allowed'],
    [{ ...open, isRestricted: true, closedIn: ['KP'] }, 'restricted'],
  ] satisfies [VisitFacts, string][])('that the page knows is not asked for [A-242]', async (facts, country) => {
    const { gate, asked } = createGate(facts);
    await gate.check();
    expect([gate.country, gate.closedIn, asked]).toEqual([country, facts.closedIn, []]);
  });

  it.each([
    [true, 'restricted'],
    [false, 'allowed'],
  ])('is checked while the page does not know it [A-242, A-321]', async (isRestricted, country) => {
    const value = { isRestricted, country: 'KP', closedIn: isRestricted ? ['KP'] : [] };
    const { gate } = createGate(undefined, { checkCountry: { ok: true, value } });
    expect(gate.country).toBe('checking');
    await gate.check();
    expect(gate.country).toBe(country);
  });

  it('that cannot be found out is allowed [A-243]', async () => {
    const { gate } = createGate(undefined, { checkCountry: { ok: false, failure: { kind: 'offline' } } });
    await gate.check();
    expect(gate.country).toBe('allowed');
  });
});

describe('the gate before the launch', () => {
  it('is open unless the edition waits for its launch [A-238]', () => {
    expect(createGate(open).gate.isLaunched('srp')).toBe(true);
    expect(createGate(undefined).gate.isLaunched('trc')).toBe(true);
    for (const [edition, other] of [
      ['srp', 'trc'],
      ['trc', 'srp'],
    ] as const) {
      const { gate } = createGate({ ...open, unlaunched: [edition] });
      expect([gate.isLaunched(edition), gate.isLaunched(other)]).toEqual([false, true]);
    }
  });

  it('opens for the tab when the secret in the address is right, each edition by its own [A-238, A-239, A-241]', () => {
    const { gate, tabStorage } = createGate({ ...beforeLaunch, unlocked: ['trc'] });
    expect([gate.isLaunched('srp'), gate.isLaunched('trc')]).toEqual([false, true]);
    const later = createGate(beforeLaunch, {}, false, tabStorage).gate;
    expect([later.isLaunched('srp'), later.isLaunched('trc')]).toEqual([false, true]);
  });

  it('opens after ten clicks on the hidden element [A-240, A-365]', () => {
    const { gate, tabStorage } = createGate(beforeLaunch);
    for (let click = 1; click < 10; click += 1) gate.clickHidden('srp');
    expect(gate.isLaunched('srp')).toBe(false);
    gate.clickHidden('srp');
    expect([gate.isLaunched('srp'), gate.isLaunched('trc')]).toEqual([true, false]);
    expect(createGate(beforeLaunch, {}, false, tabStorage).gate.isLaunched('srp')).toBe(true);
  });

  it('is open inside the web view of an app [A-238]', () => {
    const { gate } = createGate(beforeLaunch, {}, true);
    expect([gate.isLaunched('srp'), gate.isLaunched('trc')]).toEqual([true, true]);
  });
});

it('the address that asked for the login is stored for its edition until it is forgotten [A-014, A-032]', () => {
  const storage = memoryStorage();
  const previous = new PreviousLocation('srp', storage);
  previous.save('/what-if?round=3');
  expect(new PreviousLocation('srp', storage).location).toBe('/what-if?round=3');
  expect(new PreviousLocation('trc', storage).location).toBeUndefined();
  previous.discard();
  expect(previous.location).toBeUndefined();
});
