import { addressOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { type JsonFile, jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import type { Edition } from '@rugby/domain/editions';

const language = 'en';

/** The URL pattern of a resource on any host: that of the page in a browser, an invented one in a test without a page. */
export function urlPatternOf(resource: Pick<AnyEndpoint, 'area' | 'path'> | JsonFile<unknown>, edition: Edition): string {
  return `*${'path' in resource ? addressOf(resource, edition, language) : jsonAddressOf(resource, edition)}`;
}
