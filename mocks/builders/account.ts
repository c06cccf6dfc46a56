import type { AccountExport } from '@rugby/domain/contract/account/accountExport';
import type { ActiveSession, DeletionPreview } from '@rugby/domain/contract/account/account';
import type { User } from '@rugby/domain/contract/account/user';
import type { Edition } from '@rugby/domain/editions';

/** Three devices of a user at a moment (ISO): this one, a phone used 12 hours before, and a computer used weeks before. */
export function someSessions(now: string): readonly ActiveSession[] {
  const before = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000).toISOString();
  return [
    {
      id: 1,
      device: { kind: 'computer', browser: 'Chrome', system: 'Windows' },
      startedAt: before(30),
      lastUsedAt: before(0),
      isCurrent: true,
    },
    {
      id: 2,
      device: { kind: 'phone', browser: 'Safari', system: 'iPhone' },
      startedAt: before(300),
      lastUsedAt: before(12),
      isCurrent: false,
    },
    {
      id: 3,
      device: { kind: 'computer', browser: 'Firefox', system: 'Linux' },
      startedAt: before(900),
      lastUsedAt: before(500),
      isCurrent: false,
    },
  ];
}

/** What deleting the account of a user with a team would do. */
export function aDeletionPreview({ id }: Pick<Edition, 'id'>, about: Partial<DeletionPreview> = {}): DeletionPreview {
  return {
    teams: [{ edition: id, name: 'Mere K', rounds: 6, boosters: 1 }],
    leagues: [],
    memberships: 0,
    sessions: 3,
    hasAvatar: false,
    needsPassword: true,
    ...about,
  };
}

/** The export of a user who has played some rounds, without their teams. */
export function anExport(user: User, now: string, rounds: AccountExport['rounds'] = []): AccountExport {
  return {
    exportedAt: now,
    account: { ...user, createdAt: now },
    teams: [],
    rounds,
    boosters: [],
    notifications: [],
    leagues: [],
    contests: [],
    invites: [],
    reminders: [],
    sharedRounds: [],
    sessions: [{ userAgent: 'Mozilla/5.0', startedAt: now, lastUsedAt: now }],
  };
}

/** A drawn landscape as the address of a picture: posts, hills and a ball. */
export const landscape = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400"><path fill="#f2c786" d="M0 0h640v400H0z"/><circle cx="420" cy="150" r="80" fill="#fbe7bd"/><path fill="#7a94aa" d="m0 290 190-110 150 90 120-70 180 100v100H0z"/><path fill="#45666e" d="m0 330 220-70 200 60 220-50v130H0z"/><path fill="#31713f" d="M0 360h640v40H0z"/><path fill="none" stroke="#fff" stroke-width="12" d="M280 80v280M360 80v280M280 250h80"/><ellipse cx="330" cy="350" rx="46" ry="26" fill="#cf6a2d" transform="rotate(-24 330 350)"/></svg>`,
)}`;
