import { type Kysely, sql } from 'kysely';

/** Seasons, published documents, accounts and teams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table seasons (
    edition text primary key check (edition in ('srp', 'trc')),
    origin text not null check (origin in ('practice', 'import')),
    clock_offset_ms bigint not null default 0,
    revision integer not null default 1,
    created_at timestamptz not null default now()
  )`,
  `create table squads (
    edition text not null references seasons on delete cascade, id integer not null,
    name text not null, abbreviation text not null, badge text not null,
    primary key (edition, id)
  )`,
  `create table rounds (
    edition text not null references seasons on delete cascade, id integer not null,
    round_number integer not null, round_stage text not null, status text not null, start_date timestamptz not null, finished_at timestamptz,
    primary key (edition, id)
  )`,
  `create table fixtures (
    edition text not null, id integer not null, round_id integer not null,
    date timestamptz not null, status text not null, venue_name text not null,
    home_squad_id integer not null, away_squad_id integer not null, home_score integer, away_score integer,
    primary key (edition, id),
    foreign key (edition, round_id) references rounds on delete cascade,
    foreign key (edition, home_squad_id) references squads (edition, id),
    foreign key (edition, away_squad_id) references squads (edition, id)
  )`,
  `create table players (
    edition text not null, id integer not null, feed_id integer not null,
    first_name text not null, last_name text not null, squad_id integer not null,
    position text not null, cost integer not null check (cost > 0), status text not null,
    primary key (edition, id),
    foreign key (edition, squad_id) references squads (edition, id) on delete cascade
  )`,
  `create table percent_selected (
    edition text not null, round_id integer not null, player_id integer not null, tenths integer not null check (tenths between 0 and 1000),
    primary key (edition, round_id, player_id),
    foreign key (edition, round_id) references rounds on delete cascade,
    foreign key (edition, player_id) references players on delete cascade
  )`,
  `create table stat_records (
    edition text not null, fixture_id integer not null, player_id integer not null, round_id integer not null,
    line jsonb not null, points integer not null,
    primary key (edition, fixture_id, player_id),
    foreign key (edition, fixture_id) references fixtures on delete cascade,
    foreign key (edition, player_id) references players on delete cascade
  )`,
  `create index stat_records_by_round on stat_records (edition, round_id)`,
  `create table stat_audit (
    id integer generated always as identity primary key,
    edition text not null references seasons on delete cascade, fixture_id integer not null, player_id integer not null,
    before jsonb, after jsonb, points_before integer, points_after integer,
    were_final boolean not null, file_hash text not null, at timestamptz not null
  )`,
  `create table documents (path text primary key, body bytea not null, brotli bytea not null, etag text not null)`,
  `create table users (
    id integer generated always as identity primary key,
    email text not null, email_key text not null unique, display_name text not null, display_name_key text not null unique,
    password_hash text, is_practice boolean not null default false, first_name text not null, last_name text not null, dob date not null, gender text not null,
    country_of_residence_id integer not null, supported_squad_id integer not null default 0, trc_supported_squad_id integer not null default 0,
    is_notifications_enabled boolean not null default true,
    opt_in_nzr boolean not null, opt_in_rugby_au boolean not null, opt_in_sa boolean not null,
    played_games text[] not null, created_at timestamptz not null default now()
  )`,
  `create table user_modals (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade, edition text not null, out_player_id integer not null,
    current_position text not null, prev_position text not null, viewed_at timestamptz,
    foreign key (edition, out_player_id) references players on delete cascade
  )`,
  `create unique index user_modals_to_view on user_modals (user_id, edition, out_player_id) where viewed_at is null`,
  `create table sessions (
    id_hash text primary key, user_id integer not null references users on delete cascade,
    created_at timestamptz not null default now(), last_used_at timestamptz not null default now()
  )`,
  `create index sessions_by_user on sessions (user_id)`,
  `create table idempotency_keys (
    user_id integer not null references users on delete cascade, key text not null, request_hash text not null,
    answer text not null, created_at timestamptz not null default now(),
    primary key (user_id, key)
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `create table teams (
    id integer generated always as identity primary key,
    edition text not null references seasons on delete cascade, user_id integer not null references users on delete cascade,
    name text not null, lineup integer[] not null check (cardinality(lineup) = 15), captain_id integer,
    start_round_id integer, is_complete boolean not null, version integer not null, saved_at timestamptz not null,
    unique (edition, user_id)
  )`,
  `create table team_boosters (
    id integer generated always as identity primary key,
    team_id integer not null references teams on delete cascade, edition text not null, round_id integer not null,
    type text not null, player_id integer, lineup_before integer[] check (cardinality(lineup_before) = 15), captain_before integer,
    unique (team_id, round_id, type),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
  `create index team_boosters_by_round on team_boosters (edition, round_id)`,
  `create table team_rounds (
    team_id integer not null references teams on delete cascade, edition text not null, round_id integer not null,
    lineup integer[] not null, captain_id integer, salary_cap integer not null, value integer not null,
    boosters jsonb not null default '[]', points integer not null default 0,
    primary key (team_id, round_id),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
  `create index team_rounds_by_points on team_rounds (edition, round_id, points)`,
];
