import type { LeagueRecord } from '../../scenarios/LeagueRecord.ts';
import type { World } from '../../scenarios/World.ts';

/** Whether the user of the world is in a league; the membership of automatic leagues follows from the account. */
export function isMember({ class: kind, subjectId, memberIds }: LeagueRecord, { user, edition }: World): boolean {
  if (user === null) return false;
  switch (kind) {
    case 'regular':
      return memberIds.includes(user.id);
    case 'overall':
      return true;
    case 'country':
      return user.countryOfResidenceId === subjectId;
    case 'squad':
      return user[edition.supportedSquadField] === subjectId;
  }
}
