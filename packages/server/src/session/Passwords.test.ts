import { describe, expect, it } from 'vitest';
import { BusyError } from '../http/availability/BusyError.ts';
import type { HashJob } from './createHasher.ts';
import { Passwords } from './Passwords.ts';

/** A hasher whose jobs the test finishes. */
function heldHasher() {
  const jobs: HashJob[] = [];
  const finish: (() => void)[] = [];
  const hasher = (job: HashJob) => {
    jobs.push(job);
    const { promise, resolve } = Promise.withResolvers<string>();
    finish.push(() => resolve('hash'));
    return promise;
  };
  return { jobs, finish, hasher };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('passwords', () => {
  it('match their hash, however the keyboard composed their letters', async () => {
    const passwords = new Passwords();
    const hashed = await passwords.hash('Jos\u00e9-half9');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches('Jose\u0301-half9', hashed)).toBe(true);
    expect(await passwords.matches('Jose-half9', hashed)).toBe(false);
  });

  it.each([
    ['a space before it', ' Scrum half-9'],
    ['a space after it', 'Scrum half-9 '],
    ['another case', 'scrum half-9'],
    ['one space too many', 'Scrum  half-9'],
    ['no space', 'Scrumhalf-9'],
    ['its beginning only', 'Scrum half-'],
  ])('are compared as they are typed: %s is another password', async (_, typed) => {
    const passwords = new Passwords();
    const hashed = await passwords.hash('Scrum half-9');
    expect(await passwords.matches('Scrum half-9', hashed)).toBe(true);
    expect(await passwords.matches(typed, hashed)).toBe(false);
  });

  it('are compared in their whole length', async () => {
    const passwords = new Passwords();
    const long = `Aa-1${'x'.repeat(120)}`;
    expect(await passwords.matches(`${long}y`, await passwords.hash(`${long}z`))).toBe(false);
  });

  it('without a hash never match, after the same work as with one', async () => {
    const jobs: HashJob[] = [];
    const passwords = new Passwords([
      async (job) => {
        jobs.push(job);
        return job.hashed === undefined ? 'dummy' : true;
      },
    ]);
    expect(await passwords.matches('Scrum-half9', 'stored')).toBe(true);
    jobs.length = 0;
    expect(await passwords.matches('Scrum-half9', null)).toBe(false);
    expect(jobs).toEqual([{ password: 'Scrum-half9', hashed: 'dummy' }]);
  });

  it('wait in a queue of 64; one more is refused at once', async () => {
    const { hasher, jobs, finish } = heldHasher();
    const passwords = new Passwords([hasher]);
    const accepted = Array.from({ length: 65 }, () => passwords.hash('Scrum-half9'));
    await expect(passwords.hash('Scrum-half9')).rejects.toThrow(BusyError);
    expect(() => passwords.assertNotFull()).toThrow(BusyError);
    expect(jobs).toHaveLength(1);
    for (let done = 0; done < 65; done += 1) {
      finish[done]?.();
      await turn();
    }
    expect(await Promise.all(accepted)).toHaveLength(65);
    expect(() => passwords.assertNotFull()).not.toThrow();
  });

  it('are not hashed for a request that is gone', async () => {
    const { hasher, jobs, finish } = heldHasher();
    const passwords = new Passwords([hasher]);
    const gone = new AbortController();
    const first = passwords.hash('First-half9');
    const dropped = passwords.hash('Second-half9', gone.signal);
    const last = passwords.hash('Third-half9');
    gone.abort();
    await expect(dropped).rejects.toThrow(BusyError);
    finish[0]?.();
    await first;
    await turn();
    finish[1]?.();
    await last;
    expect(jobs.map(({ password }) => password)).toEqual(['First-half9', 'Third-half9']);
  });

  it.each([
    ['an unknown address', null],
    ['a known address', 'stored'],
  ])('are compared for %s also after the queue was full at the first comparison', async (_, hashed) => {
    const { hasher, finish } = heldHasher();
    const passwords = new Passwords([hasher]);
    const accepted = Array.from({ length: 65 }, () => passwords.hash('Scrum-half9'));
    await expect(passwords.matches('Scrum-half9', hashed)).rejects.toThrow(BusyError);
    for (let done = 0; done < 65; done += 1) {
      finish[done]?.();
      await turn();
    }
    await Promise.all(accepted);
    const compared = passwords.matches('Scrum-half9', hashed);
    void (async () => {
      for (let done = 65; done < 67; done += 1) {
        await turn();
        finish[done]?.();
      }
    })();
    expect(await compared).toBe(false);
  });
});
