import type * as Argon2 from '@node-rs/argon2';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Passwords } from './Passwords.ts';

const argon2 = vi.hoisted(() => ({ atWork: 0, most: 0, comparisons: 0 }));

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  async function counted<Value>(work: () => Promise<Value>): Promise<Value> {
    argon2.atWork += 1;
    argon2.most = Math.max(argon2.most, argon2.atWork);
    await sleep(5);
    return work().finally(() => (argon2.atWork -= 1));
  }
  return {
    hash: (password: string, cost: object) => counted(() => real.hash(password, cost)),
    verify: (hashed: string, password: string) => {
      argon2.comparisons += 1;
      return counted(() => real.verify(hashed, password));
    },
  };
});

describe('passwords', () => {
  beforeEach(() => Object.assign(argon2, { most: 0, comparisons: 0 }));

  it('match their hash, however the keyboard composed their letters', async () => {
    const passwords = new Passwords();
    const hashed = await passwords.hash('Jos\u00e9-half9');
    expect(await passwords.matches('Jose\u0301-half9', hashed)).toBe(true);
    expect(await passwords.matches('Jose-half9', hashed)).toBe(false);
  });

  it('without a hash never match, after the same work', async () => {
    expect(await new Passwords().matches('Scrum-half9', null)).toBe(false);
    expect(argon2.comparisons).toBe(1);
  });

  it('are hashed two at a time', async () => {
    const passwords = new Passwords();
    await Promise.all(Array.from({ length: 8 }, () => passwords.hash('Scrum-half9')));
    expect(argon2.most).toBe(2);
  });
});
