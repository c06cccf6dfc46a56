import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { z } from 'zod';
import { freePort } from '../../db/embedded/postmaster.ts';
import type { ClusterFiles } from './ClusterFiles.ts';
import { Service } from './Service.ts';

const SUPERUSER_PASSWORD = 'proof-superuser';
const nodes = ['db1', 'db2', 'db3'] as const;

/** One machine with a database: a member of etcd, Patroni and PostgreSQL. */
export interface DatabaseNode {
  readonly name: string;
  readonly etcd: Service;
  readonly patroni: Service;
  readonly postgres: string;
  readonly patroniAddress: string;
  readonly dataDir: string;
}

const clusterState = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** Three databases of which one leads, each with Patroni and etcd, from the files of `deploy/`. */
export class Databases {
  readonly nodes: readonly DatabaseNode[];
  /** What the files of other programs need to know. */
  readonly settings: Readonly<Record<string, string>>;

  private constructor(all: readonly DatabaseNode[], settings: Readonly<Record<string, string>>) {
    this.nodes = all;
    this.settings = settings;
  }

  static async prepare(files: ClusterFiles): Promise<Databases> {
    const addresses = [];
    for (const name of nodes)
      addresses.push({
        name,
        peer: await address(),
        client: await address(),
        patroni: await address(),
        postgres: await address(),
      });
    const shared = {
      NETWORK: '127.0.0.0/8',
      ETCD_MEMBERS: addresses.map(({ name, peer }) => `${name}=http://${peer}`).join(','),
      ETCD_CLIENTS: addresses.map(({ client }) => client).join(','),
      SUPERUSER_PASSWORD,
      REPLICATION_PASSWORD: 'proof-replication',
    };
    const all = addresses.map(({ name, peer, client, patroni, postgres }): DatabaseNode => {
      const folder = files.ownedFolder(name);
      const settings = {
        ...shared,
        NODE: name,
        ETCD_DATA: `${folder}/etcd`,
        ETCD_PEER: peer,
        ETCD_CLIENT: client,
        PATRONI: patroni,
        POSTGRES: postgres,
        POSTGRES_DATA: `${folder}/data`,
        POSTGRES_SOCKETS: folder,
        POSTGRES_PASS_FILE: `${folder}/.pgpass`,
      };
      const account = 'postgres';
      const etcdArgs = ['--config-file', files.fill('etcd.yml', settings, `${name}.etcd.yml`)];
      const patroniArgs = [files.fill('patroni.yml', settings, `${name}.patroni.yml`)];
      return {
        name,
        etcd: new Service({ command: '/usr/bin/etcd', args: etcdArgs, log: files.path(`${name}.etcd.log`), account }),
        patroni: new Service({ command: '/usr/bin/patroni', args: patroniArgs, log: files.path(`${name}.patroni.log`), account }),
        postgres,
        patroniAddress: patroni,
        dataDir: settings.POSTGRES_DATA,
      };
    });
    const numbered = all.flatMap(({ postgres, patroniAddress }, index) => [
      [`POSTGRES_${index + 1}`, postgres],
      [`PATRONI_PORT_${index + 1}`, patroniAddress.split(':')[1] ?? ''],
    ]);
    return new Databases(all, Object.fromEntries(numbered));
  }

  /** Starts all and creates the database of the game; resolves when two replicas stream. */
  async start(gamePassword: string): Promise<void> {
    for (const { etcd } of this.nodes) etcd.start();
    for (const { patroni } of this.nodes) {
      patroni.start();
      await this.until((members) => members.some(({ role }) => role === 'leader'));
    }
    await this.untilWhole();
    await this.query(`create role rugby login password '${gamePassword}'`);
    await this.query('create database rugby');
    await this.query('alter schema public owner to rugby', 'rugby');
  }

  /** Waits until one member leads and the two others stream from it. */
  async untilWhole(): Promise<void> {
    await this.until(
      (members) =>
        members.filter(({ role, state }) => role === 'leader' && state === 'running').length === 1 &&
        members.filter(({ role, state }) => role !== 'leader' && ['running', 'streaming'].includes(state)).length === 2 &&
        members.some(({ role }) => role === 'sync_standby'),
    );
  }

  async leader(): Promise<DatabaseNode> {
    return this.node((role) => role === 'leader');
  }

  /** The replica that confirms every change. */
  async synchronousReplica(): Promise<DatabaseNode> {
    return this.node((role) => role === 'sync_standby');
  }

  /** Ends a machine without warning. */
  async kill(node: DatabaseNode): Promise<void> {
    const postmaster = postmasterOf(node);
    await Promise.all([node.patroni.end('SIGKILL'), node.etcd.end('SIGKILL')]);
    process.kill(postmaster, 'SIGKILL');
  }

  /** Cuts a machine off: its programs neither answer nor end, until `mend` is called. */
  async cutOff(node: DatabaseNode): Promise<{ readonly mend: () => void }> {
    const postmaster = postmasterOf(node);
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
    const pids = [node.patroni.pid, node.etcd.pid, postmaster, ...stdout.split('\n').map(Number)].filter(
      (pid): pid is number => pid !== undefined && pid > 0,
    );
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, name);
        } catch {
          // A process of the database has ended meanwhile.
        }
      }
    };
    signal('SIGSTOP');
    return { mend: () => signal('SIGCONT') };
  }

  async stop(): Promise<void> {
    for (const { patroni } of this.nodes) await patroni.end('SIGTERM');
    for (const { etcd } of this.nodes) await etcd.end('SIGKILL');
  }

  /** The roles of all members, as the first that answers knows them. */
  async members(): Promise<z.output<typeof clusterState>['members']> {
    for (const { patroniAddress, patroni } of this.nodes) {
      if (!patroni.isRunning) continue;
      const answer = await fetch(`http://${patroniAddress}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
        () => undefined,
      );
      if (answer?.status === 200) return clusterState.parse(await answer.json()).members;
    }
    return [];
  }

  private async node(isWanted: (role: string) => boolean): Promise<DatabaseNode> {
    const name = (await this.members()).find(({ role }) => isWanted(role))?.name;
    const found = this.nodes.find((node) => node.name === name);
    if (found === undefined) throw new Error('The cluster has no such member.');
    return found;
  }

  private async until(isReached: (members: z.output<typeof clusterState>['members']) => boolean): Promise<void> {
    const deadline = performance.now() + 90_000;
    while (!isReached(await this.members())) {
      if (performance.now() > deadline) throw new Error(`The cluster did not settle: ${JSON.stringify(await this.members())}`);
      await sleep(200);
    }
  }

  private async query(statement: string, database = 'postgres'): Promise<void> {
    const { postgres } = await this.leader();
    const client = new Client({ connectionString: `postgresql://postgres:${SUPERUSER_PASSWORD}@${postgres}/${database}` });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}

async function address(): Promise<string> {
  return `127.0.0.1:${await freePort()}`;
}

function postmasterOf({ dataDir }: DatabaseNode): number {
  return Number(readFileSync(`${dataDir}/postmaster.pid`, 'utf8').split('\n')[0]);
}
