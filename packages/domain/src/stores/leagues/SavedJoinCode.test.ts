import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { describe, expect, it } from 'vitest';
import { savedCodeDelay } from './leagueTimes.ts';
import { SavedJoinCode } from './SavedJoinCode.ts';

function aSavedCode(text?: string) {
  const device = new Map(text === undefined ? [] : [['join-code', text]]);
  const logged: string[] = [];
  return { saved: new SavedJoinCode(memoryStorage(device), (message) => logged.push(message)), device, logged };
}

describe('the code of a link', () => {
  it('is saved with the path of its edition until it is forgotten [A-213, A-225, A-228]', () => {
    const { saved, device } = aSavedCode();
    saved.save({ code: 'K7QT-X4BD', path: '/rugby-championship' });
    expect([...device]).toEqual([['join-code', '{"code":"K7QT-X4BD","path":"/rugby-championship"}']]);
    expect(saved.read()).toEqual({ code: 'K7QT-X4BD', path: '/rugby-championship' });
    saved.discard();
    expect(saved.read()).toBeUndefined();
  });

  it('is looked for one second after signing in [A-226, A-366]', () => expect(savedCodeDelay).toBe(1000));

  it.each([
    'not JSON',
    'null',
    '{"code":"K7QTX4BD"}',
    '{"code":7,"path":""}',
    '{"code":"<script>","path":""}',
    '{"code":"K7QTX4BD","path":"//elsewhere.example"}',
  ])('that is corrupt is logged and removed: %s [A-229]', (text) => {
    const { saved, device, logged } = aSavedCode(text);
    expect(saved.read()).toBeUndefined();
    expect([device.size, logged.length]).toEqual([0, 1]);
  });

  it('is held by the page where the browser stores nothing, until it is discarded [A-225, A-228]', () => {
    const refused = { read: () => undefined, write: () => undefined, remove: () => undefined, names: () => [] };
    const saved = new SavedJoinCode(refused, () => undefined);
    saved.save({ code: 'K7QT-X4BD', path: '' });
    expect(saved.read()).toEqual({ code: 'K7QT-X4BD', path: '' });
    saved.discard();
    expect(saved.read()).toBeUndefined();
  });

  it('that another tab has discarded is no longer read [A-228]', () => {
    const { saved, device } = aSavedCode();
    saved.save({ code: 'K7QT-X4BD', path: '' });
    device.clear();
    expect(saved.read()).toBeUndefined();
  });

  it('is not saved when it cannot be one', () => {
    const { saved, device } = aSavedCode();
    saved.save({ code: '../account', path: '' });
    expect(device.size).toBe(0);
  });
});
