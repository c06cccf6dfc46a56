import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allowance } from './Allowance.ts';
import { RefusedError } from './RefusedError.ts';

const minute = 60_000;

/** Limits password guessing and mass registration. Game endpoints are not limited. Refuses with 429 and Retry-After. */
export class RateLimits {
  private readonly isOn: boolean;
  private readonly words: Words;
  private readonly requests: Allowance;
  private readonly failuresOfAccount: Allowance;
  private readonly failuresFromAddress: Allowance;

  constructor(isOn: boolean, words: Words, now?: () => number) {
    this.isOn = isOn;
    this.words = words;
    this.requests = new Allowance(120, minute, now);
    this.failuresOfAccount = new Allowance(10, 15 * minute, now);
    this.failuresFromAddress = new Allowance(10, 15 * minute, now);
  }

  /** Counts a request to register or to check a name: at most 120 a minute from an IP address. */
  countRequest(request: FastifyRequest, reply: FastifyReply): void {
    this.refuseFor(this.isOn ? this.requests.take(request.ip) : 0, reply);
  }

  /**
   * Counts an attempt to log in: at most 10 failures in 15 minutes, for each account and each IP address. It counts as a failure
   * until the returned function is called, so that concurrent attempts count too; a success also clears the account.
   */
  countLogin(account: string, request: FastifyRequest, reply: FastifyReply): () => void {
    if (!this.isOn) return () => {};
    const { ip } = request;
    this.refuseFor(this.failuresFromAddress.take(ip), reply);
    this.refuseFor(this.failuresOfAccount.take(account), reply);
    return () => {
      this.failuresFromAddress.giveBack(ip);
      this.failuresOfAccount.forget(account);
    };
  }

  private refuseFor(seconds: number, reply: FastifyReply): void {
    if (seconds === 0) return;
    void reply.header('Retry-After', String(seconds));
    throw new RefusedError(429, [{ code: 'rate-limited', message: this.words('server.tooMany') }]);
  }
}
