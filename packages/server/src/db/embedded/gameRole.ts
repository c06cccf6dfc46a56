import { Client } from 'pg';
import { GAME_USER } from './address.ts';

/**
 * Gives the game a role of its own, which owns the schema of the game and may do nothing else in the cluster [D50]. A cluster in which the
 * superuser owned the tables hands them over. Needs the connection string of the superuser.
 */
export async function prepareGameRole(superuserUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl, application_name: 'set-up' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(createRole);
    await client.query(`alter role ${GAME_USER} with ${rights} password ${client.escapeLiteral(password)}`);
    await client.query(`alter schema public owner to ${GAME_USER}`);
    await client.query(handOver);
  } finally {
    await client.end();
  }
}

const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

const createRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${GAME_USER}') then create role ${GAME_USER}; end if;
end $$`;

/** Indexes, and sequences that belong to a column, follow their table. */
const handOver = `do $$ declare command text; begin
  for command in
    select format('alter %s %I.%I owner to ${GAME_USER}',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, nspname, relname)
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> '${GAME_USER}'::regrole
      and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S')
    union all
    select format('alter routine %s owner to ${GAME_USER}', pg_proc.oid::regprocedure)
    from pg_proc where pronamespace = 'public'::regnamespace and proowner <> '${GAME_USER}'::regrole
    union all
    select format('alter type %s owner to ${GAME_USER}', pg_type.oid::regtype)
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and typowner <> '${GAME_USER}'::regrole
  loop execute command; end loop;
end $$`;
