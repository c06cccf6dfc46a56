import { type RawBuilder, sql } from 'kysely';
import { isExpiredSession } from '../session/sessionLifetime.ts';

/** Rows of a table that are deleted once they are old. */
export interface RetentionRule {
  readonly table: string;
  /** Whether a row is old: an SQL expression over its columns. */
  readonly isOld: RawBuilder<boolean>;
}

/** Answers that are stored for a user. With two changes at a time a client needs minutes of nothing else to make more. */
export const mostAnswers = 10_000;

const isBeyondNewestAnswers = sql<boolean>`(user_id, key) in (
  select user_id, key
  from (
    select user_id, key, row_number() over (partition by user_id order by created_at desc) as place
    from idempotency_keys
    where user_id in (select user_id from idempotency_keys group by user_id having count(*) > ${sql.lit(mostAnswers)})
  ) placed
  where place > ${sql.lit(mostAnswers)}
)`;

/** How long rows with personal data last that do not belong to an account or to a season. The privacy page says the same in words. */
export const retentionRules: readonly RetentionRule[] = [
  { table: 'sessions', isOld: isExpiredSession },
  { table: 'login_devices', isOld: isOlder('last_used_at', '1 year') },
  { table: 'idempotency_keys', isOld: isOlder('created_at', '24 hours') },
  { table: 'idempotency_keys', isOld: isBeyondNewestAnswers },
  { table: 'rate_limits', isOld: isOlder('ends_at', '0 seconds') },
  { table: 'registration_keys', isOld: isOlder('created_at', '24 hours') },
  { table: 'refused_registrations', isOld: isOlder('created_at', '24 hours') },
  { table: 'password_reset_requests', isOld: isOlder('created_at', '1 day') },
  { table: 'password_resets', isOld: isOlder('expires_at', '1 day') },
  { table: 'mails', isOld: isOlder('created_at', '30 days') },
  { table: 'reminders', isOld: isOlder('sent_at', '1 year') },
  { table: 'league_invite_counts', isOld: isOlder('day', '30 days') },
  // A declined invite holds no address any more, and is what keeps the league from writing again.
  { table: 'league_invites', isOld: sql`status <> 'declined' and sent_at < now() - interval '1 year'` },
  { table: 'user_modals', isOld: isOlder('viewed_at', '1 year') },
  { table: 'pre_registrations', isOld: isOlder('created_at', '2 years') },
];

function isOlder(column: string, age: string): RawBuilder<boolean> {
  return sql`${sql.ref(column)} < now() - ${sql.lit(age)}::interval`;
}
