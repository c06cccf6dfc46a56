import { type Edition, editions } from '@rugby/domain/editions';

/** The edition that is not this one. */
export function otherEditionOf({ id }: Pick<Edition, 'id'>): Edition {
  return id === 'srp' ? editions.trc : editions.srp;
}
