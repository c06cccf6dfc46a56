import { addressOf, languages, otherAddressesOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import type { Edition } from '@rugby/domain/editions';

/** Every address under which the server answers an endpoint in an edition, as route patterns. */
export function addressesOf(endpoint: Pick<AnyEndpoint, 'area' | 'path'>, edition: Edition): readonly string[] {
  const language = `:lang(^(?:${languages.join('|')})$)`;
  return [addressOf(endpoint, edition, language), ...otherAddressesOf(endpoint, edition, language)];
}
