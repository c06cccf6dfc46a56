import type { IncomingHttpHeaders } from 'node:http';
import { type CountryResponse, open, type Reader } from 'maxmind';
import type { Config } from '../config/config.ts';
import { reasonOf, StartError } from '../config/StartError.ts';
import { isLoopback, withoutPort } from '../http/networkOf.ts';

/** What a request says about where it comes from. */
export interface Origin {
  readonly ip: string;
  /** The address that sent the request and, when it is a trusted proxy, those before it; absent without TRUST_PROXY. */
  readonly ips?: string[] | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Returns the country of a visitor: ISO 3166 alpha-2 in upper case, null when it is not known. */
export type CountryOf = (origin: Origin) => string | null;

/** The code that proxies send for an unknown country. */
const unknown = 'XX';

/**
 * Finds the country of a visitor: the header of the proxy in front, else the file of countries, else it is not known. The header is believed
 * only of a request that a proxy of TRUST_PROXY forwarded, or without that setting one on this machine. Throws a `StartError` for a file that cannot be read.
 */
export async function createCountryFinder({
  countryHeader,
  geoipFile,
  trustProxy,
}: Pick<Config, 'countryHeader' | 'geoipFile' | 'trustProxy'>): Promise<CountryOf> {
  const reader = geoipFile === undefined ? undefined : await openFile(geoipFile);
  return ({ ip, ips = [], headers }) => {
    const isBelieved = countryHeader !== undefined && (trustProxy === false ? isLoopback(ip) : hasPassedProxies(ips, trustProxy));
    const named = isBelieved ? countryCodeOf(headers[countryHeader]) : null;
    return named ?? countryCodeOf(lookUp(reader, ip));
  };
}

/**
 * Whether the proxies of TRUST_PROXY forwarded the request. `ips` begins with the peer and continues as far as addresses are trusted, by
 * one more. A number of proxies means that each adds an address: a request with fewer came around one of them.
 */
function hasPassedProxies(ips: readonly string[], trustProxy: number | string): boolean {
  return ips.length > (typeof trustProxy === 'number' ? trustProxy : 1);
}

async function openFile(file: string): Promise<Reader<CountryResponse>> {
  try {
    return await open<CountryResponse>(file);
  } catch (error) {
    const sentence = `GEOIP_FILE is ${JSON.stringify(file)}, which cannot be read as a file of countries: ${reasonOf(error)}`;
    throw new StartError(sentence, { cause: error });
  }
}

function lookUp(reader: Reader<CountryResponse> | undefined, ip: string): string | undefined {
  // IPv4 arrives as `::ffff:192.0.2.1` where the server listens on IPv6.
  return reader?.get(withoutPort(ip).replace(/^::ffff:(?=\d+\.)/i, ''))?.country?.iso_code;
}

/** A proxy that does not replace the header adds its value after what the visitor sent. */
function countryCodeOf(text: string | readonly string[] | undefined): string | null {
  const code = typeof text === 'string' ? (text.split(',').at(-1) ?? '').trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && code !== unknown ? code : null;
}
