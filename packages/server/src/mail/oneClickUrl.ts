import { addressOf, languages } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import type { Edition } from '@rugby/domain/editions';

/** The URL of the call with which a mail program ends mails of a kind for the owner of a token: the `unsubscribeUrl` of a mail. [RFC 8058] */
export function oneClickUrl(
  endpoint: Pick<AnyEndpoint, 'area' | 'path'>,
  token: string,
  { publicUrl, edition }: { readonly publicUrl: string; readonly edition: Edition },
): string {
  return `${publicUrl}${addressOf(endpoint, edition, languages[0], { token })}`;
}
