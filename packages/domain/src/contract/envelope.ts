import { z } from './schema.ts';

/** The codes of refusals. Clients rely on them: a code may be added, never renamed. */
export const failureCodes = [
  'unauthorised',
  'forbidden',
  'not-found',
  'malformed',
  'rate-limited',
  'unavailable',
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
  'terms-required',
  'invalid',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** One reason of a refusal: `message` is a sentence for users, `code` is stable for clients. */
export const wireError = z.object({
  message: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
  data: z.optional(z.record(z.string(), z.unknown())),
});
export type WireError = z.output<typeof wireError>;

/** The answer of a successful call. */
export function envelopeOf<Success>(success: z.ZodMiniType<Success>) {
  return z.object({ success, errors: z.optional(z.array(wireError)) });
}

/** The answer of a refused call. The reasons may be a list, or an object as other servers send them. [G-360] */
export const refusal = z.object({
  errors: z.union([
    z.array(wireError),
    z.pipe(
      z.record(z.string(), wireError),
      z.transform((items) => Object.values(items)),
    ),
  ]),
});
