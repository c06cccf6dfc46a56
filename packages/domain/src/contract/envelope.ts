import { z } from './schema.ts';
import { listOf, recordOf, upTo } from './text.ts';

/** The codes of refusals. Clients rely on them: a code may be added, never renamed. */
export const failureCodes = [
  'unauthorised',
  'forbidden',
  'not-found',
  'malformed',
  'rate-limited',
  'unavailable',
  'safe-mode',
  'stale-version',
  'in-flight',
  'key-reused',
  'unknown-player',
  'wrong-position',
  'already-in-team',
  'no-free-slot',
  'squad-limit',
  'squad-minimum',
  'match-started',
  'eliminated',
  'over-budget',
  'team-started',
  'team-creation-disabled',
  'not-in-team',
  'captain-locked',
  'player-locked',
  'no-legal-completion',
  'trade-unpaired',
  'booster-used',
  'booster-locked',
  'booster-active',
  'booster-not-for-captain',
  'booster-disabled',
  'booster-needs-player',
  'booster-target',
  'team-incomplete',
  'email-taken',
  'display-name-taken',
  'wrong-credentials',
  'weak-password',
  'password-required',
  'terms-required',
  'invalid',
  'league-started',
  'automatic-league',
  'not-member',
  'manager-stays',
  'too-many-leagues',
  'too-many-invites',
  'invite-too-soon',
  'contest-drawn',
  'contest-too-late',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The code of a refused field of a form. */
export function codeOfField(field: string): FailureCode {
  return fieldCodes.get(field) ?? 'invalid';
}

const fieldCodes: ReadonlyMap<string, FailureCode> = new Map([
  ['password', 'weak-password'],
  ['terms', 'terms-required'],
]);

/** The most reasons in one answer. The server names the first twenty problems of a malformed request. */
const mostReasons = 1000;

/** One reason of a refusal: `message` is a sentence for users, `code` is stable for clients. */
export const wireError = z.object({
  message: upTo(1000),
  code: upTo(100),
  field: z.optional(upTo(200)),
  data: z.optional(recordOf(z.unknown(), 100)),
});
export type WireError = z.output<typeof wireError>;

/** The answer of a successful call. */
export function envelopeOf<Success>(success: z.ZodMiniType<Success>) {
  return z.object({ success, errors: z.optional(listOf(wireError, mostReasons)) });
}

/** The answer of a refused call. The reasons may be a list, or an object as other servers send them. [G-360] */
export const refusal = z.object({
  errors: z.union([
    listOf(wireError, mostReasons),
    z.pipe(
      recordOf(wireError, mostReasons),
      z.transform((items) => Object.values(items)),
    ),
  ]),
});
