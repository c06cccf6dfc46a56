import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { Allowance } from './Allowance.ts';
import { networkOf } from './networkOf.ts';
import { RefusedError } from './RefusedError.ts';
import { SharedAllowance } from './SharedAllowance.ts';

const minute = 60_000;

/**
 * Limits password guessing and mass registration. Logins, resets and messages are counted for all processes together, the rest by each
 * process. Calls of the game are limited by `UserTurns` and `Admission` instead. Refuses with 429 and Retry-After. An IP address is counted by
 * `networkOf`. An attacker cannot make the owner of an account wait who comes from another network or uses a known browser. [D34, D49]
 */
export class RateLimits {
  private readonly isOn: boolean;
  private readonly words: Words;
  private readonly requests: Allowance;
  private readonly messages: SharedAllowance;
  private readonly failures: SharedAllowance;
  private readonly failuresOfAccount: SharedAllowance;
  private readonly resetRequests: SharedAllowance;
  private readonly resetFailures: SharedAllowance;
  private readonly codeFailures: Allowance;
  private readonly codeFailuresOfNetwork: Allowance;

  constructor(isOn: boolean, db: Kysely<Database>, words: Words) {
    this.isOn = isOn;
    this.words = words;
    this.requests = new Allowance(120, minute);
    this.messages = new SharedAllowance(db, 'messages', 10, 60 * minute);
    this.failures = new SharedAllowance(db, 'failures', 10, 15 * minute);
    this.failuresOfAccount = new SharedAllowance(db, 'failuresOfAccount', 100, 15 * minute);
    this.resetRequests = new SharedAllowance(db, 'resetRequests', 10, 15 * minute);
    this.resetFailures = new SharedAllowance(db, 'resetFailures', 10, 15 * minute);
    this.codeFailures = new Allowance(20, 15 * minute);
    this.codeFailuresOfNetwork = new Allowance(200, 15 * minute);
  }

  /** Counts a request to register or to check a name: at most 120 a minute from a network. */
  countRequest({ ip }: FastifyRequest, reply: FastifyReply): void {
    this.refuseFor(this.isOn ? this.requests.take(networkOf(ip)) : 0, reply);
  }

  /** Counts a request that sends a mail to an address that was typed in: at most 10 an hour from a network. */
  async countMessage({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.refuseFor(this.isOn ? await this.messages.take(networkOf(ip)) : 0, reply);
  }

  /**
   * Counts an attempt to log in: at most 10 failures in 15 minutes from a network, whatever the accounts. It counts as a failure until the
   * returned function is called, so that concurrent attempts count too.
   */
  async countLogin(account: string, { ip }: FastifyRequest, reply: FastifyReply): Promise<() => Promise<void>> {
    if (!this.isOn) return async () => {};
    const network = networkOf(ip);
    this.refuseFor(await this.failures.take(network), reply);
    await this.failuresOfAccount.take(account);
    return async () => {
      await this.failures.giveBack(network);
      await this.failuresOfAccount.giveBack(account);
    };
  }

  /**
   * Refuses an attempt for an account that failed 100 times in 15 minutes, from whatever networks, unless `isOwnDevice` finds that its owner
   * has logged in with the same browser before. [D49]
   */
  async requireOwnDevice(account: string, reply: FastifyReply, isOwnDevice: () => Promise<boolean>): Promise<void> {
    if (!this.isOn || !(await this.failuresOfAccount.isUsedUp(account)) || (await isOwnDevice())) return;
    this.refuseFor(await this.failuresOfAccount.take(account), reply);
  }

  /** Counts a request for a link that resets a password: at most 10 in 15 minutes from a network. */
  async countResetRequest({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.refuseFor(this.isOn ? await this.resetRequests.take(networkOf(ip)) : 0, reply);
  }

  /** Counts an attempt to reset a password: at most 10 failures in 15 minutes from a network, until the returned function is called. */
  async countReset({ ip }: FastifyRequest, reply: FastifyReply): Promise<() => Promise<void>> {
    if (!this.isOn) return async () => {};
    const network = networkOf(ip);
    this.refuseFor(await this.resetFailures.take(network), reply);
    return () => this.resetFailures.giveBack(network);
  }

  /**
   * Counts a try of the code of a league: at most 20 failures in 15 minutes of a user, and 200 from a network. It counts as a failure until the
   * returned function is called.
   */
  countCode(userId: number, { ip }: FastifyRequest, reply: FastifyReply): () => void {
    if (!this.isOn) return () => {};
    const [user, network] = [String(userId), networkOf(ip)];
    this.refuseFor(this.codeFailures.take(user), reply);
    this.refuseFor(this.codeFailuresOfNetwork.take(network), reply);
    return () => {
      this.codeFailures.giveBack(user);
      this.codeFailuresOfNetwork.giveBack(network);
    };
  }

  /**
   * Counts a try of a code in a link, which needs no session: at most 200 failures in 15 minutes from a network. It counts as a failure until the
   * returned function is called; undefined when none is left.
   */
  tryLinkCode({ ip }: FastifyRequest): (() => void) | undefined {
    if (!this.isOn) return () => {};
    const network = networkOf(ip);
    return this.codeFailuresOfNetwork.take(network) > 0 ? undefined : () => this.codeFailuresOfNetwork.giveBack(network);
  }

  private refuseFor(seconds: number, reply: FastifyReply): void {
    if (seconds === 0) return;
    void reply.header('Retry-After', String(seconds));
    const minutes = Math.ceil(seconds / 60);
    throw new RefusedError(429, [
      { code: 'rate-limited', message: this.words('server.tooMany', { count: minutes }), data: { retryAfter: seconds } },
    ]);
  }
}
