import { parseArgs } from 'node:util';
import { Pool } from 'pg';

// The part of pgbench that a measurement needs, with the same options and output, for machines without it: `-i -s 10` creates the
// tables so that ten clients rarely wait for a row; `-c 10 -T 4` runs TPC-B for four seconds and prints `tps = 1234.5`. Reads
// PGHOST and similar variables.
const { values } = parseArgs({
  options: {
    i: { type: 'boolean', short: 'i' },
    q: { type: 'boolean', short: 'q' },
    n: { type: 'boolean', short: 'n' },
    s: { type: 'string', short: 's', default: '1' },
    c: { type: 'string', short: 'c', default: '1' },
    T: { type: 'string', short: 'T', default: '1' },
  },
});
const accountsEach = 100_000;
const tellersEach = 10;

if (values.i === true) await makeTables(Number(values.s));
else process.stdout.write(`tps = ${await transactionsPerSecond(Number(values.c), Number(values.T))}\n`);

async function makeTables(branches: number): Promise<void> {
  const pool = new Pool();
  await pool.query(`
    create table pgbench_branches (bid int primary key, bbalance int default 0, filler char(88));
    create table pgbench_tellers (tid int primary key, bid int, tbalance int default 0, filler char(84));
    create table pgbench_accounts (aid int primary key, bid int, abalance int default 0, filler char(84) default '');
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select generate_series(1, ${branches});
    insert into pgbench_tellers select id, (id - 1) / ${tellersEach} + 1 from generate_series(1, ${branches * tellersEach}) as id;
    insert into pgbench_accounts select id, (id - 1) / ${accountsEach} + 1 from generate_series(1, ${branches * accountsEach}) as id;
  `);
  await pool.query('vacuum analyze pgbench_accounts');
  await pool.end();
}

async function transactionsPerSecond(clients: number, seconds: number): Promise<number> {
  const pool = new Pool({ max: clients });
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from pgbench_branches');
  const branches = rows[0]?.count ?? 1;
  const before = performance.now();
  const until = before + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: clients }, async () => {
      let count = 0;
      for (; performance.now() < until; count += 1) await transact(pool, branches);
      return count;
    }),
  );
  const taken = (performance.now() - before) / 1000;
  await pool.end();
  return counts.reduce((sum, count) => sum + count, 0) / taken;
}

async function transact(pool: Pool, branches: number): Promise<void> {
  const [branch, teller] = [anyOf(branches), anyOf(branches * tellersEach)];
  const account = anyOf(branches * accountsEach);
  const delta = anyOf(10_001) - 5001;
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    await connection.query('update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, account]);
    await connection.query('select abalance from pgbench_accounts where aid = $1', [account]);
    await connection.query('update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, teller]);
    await connection.query('update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, branch]);
    await connection.query(
      'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
      [teller, branch, account, delta],
    );
    await connection.query('commit');
  } finally {
    connection.release();
  }
}

function anyOf(count: number): number {
  return 1 + Math.floor(Math.random() * count);
}
