import type { Config } from '../config/config.ts';

/** A number of proxies in front counts from the nearest one: what further addresses say is never believed. */
export function trustedProxies(trust: Config['trustProxy']): false | string | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_, hop) => hop < trust : trust;
}
