import { type Edition, editions } from '../../editions.ts';

/** The squads that a user supports, by the fields of an account. 0 means none. */
export type SupportedSquads = Readonly<Record<Edition['supportedSquadField'], number>>;

/** The fields of an account for the supported squads, one for each edition, with the squad id that `read` answers for it. */
export function createSupportedSquads(read: (edition: Edition) => number): SupportedSquads {
  return { supportedSquadId: read(editions.srp), trcSupportedSquadId: read(editions.trc) };
}
