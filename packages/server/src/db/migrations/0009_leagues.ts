import { type Kysely, sql } from 'kysely';

/** Leagues, their members and their invites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table leagues (
    id integer generated always as identity primary key,
    edition text not null, class text not null default 'regular' check (class in ('regular', 'overall', 'country', 'squad')),
    subject_id integer not null default 0, name text not null default '', name_key text not null default '',
    code text unique, privacy text not null default 'public' check (privacy in ('private', 'public')),
    start_round_id integer, manager_id integer, num_teams integer not null default 0 check (num_teams >= 0),
    created_at timestamptz not null default now(),
    check (class <> 'regular' or (code is not null and start_round_id is not null and manager_id is not null))
  )`,
  `create unique index automatic_leagues on leagues (edition, class, subject_id) where class <> 'regular'`,
  `create index public_leagues on leagues (edition, num_teams desc, id) where class = 'regular' and privacy = 'public'`,
  `create table league_members (
    league_id integer not null references leagues on delete cascade, user_id integer not null references users on delete cascade,
    joined_order integer generated always as identity, joined_at timestamptz not null default now(),
    primary key (league_id, user_id)
  )`,
  `create index league_members_by_user on league_members (user_id, league_id)`,
  `create index league_members_by_order on league_members (league_id, joined_order)`,
  // A manager is always a member: a transaction that would end otherwise fails.
  `alter table leagues add constraint manager_is_member foreign key (id, manager_id)
    references league_members (league_id, user_id) deferrable initially deferred`,
  `create table league_invites (
    id integer generated always as identity primary key,
    league_id integer not null references leagues on delete cascade, invited_by integer references users on delete set null,
    email text not null, email_key text not null, address_hash text not null, token_hash text not null unique,
    sent_at timestamptz not null default now(), status text not null default 'waiting' check (status in ('waiting', 'declined', 'withdrawn')),
    unique (league_id, address_hash)
  )`,
  `create index league_invites_by_address on league_invites (email_key) where status = 'waiting'`,
  `create index league_invites_by_inviter on league_invites (invited_by)`,
  `create table league_invite_counts (
    user_id integer not null references users on delete cascade, day date not null, sent integer not null,
    primary key (user_id, day)
  )`,
];
