import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseSettings } from '../../deploy/fillTemplate.ts';
import { freePort } from '../../db/embedded/postmaster.ts';
import { ClusterFiles } from './ClusterFiles.ts';
import { Databases } from './Databases.ts';
import { requirePrograms } from './findPrograms.ts';
import { Service } from './Service.ts';

const GAME_PASSWORD = 'proof-game';
const game = fileURLToPath(new URL('../../../../../', import.meta.url)).replace(/\/$/, '');

/** One web process, at its own address. */
export interface WebProcess {
  readonly service: Service;
  readonly site: string;
}

/** A program in front of others. */
export interface Proxy {
  /** What `systemctl reload` does: new processes take over with the files as they are now, the old ones finish their requests. */
  readonly reload: () => void;
}

/** A whole cluster on this machine, run by the files of `deploy/`. */
export interface Cluster {
  /** The site as users reach it, through TLS and the cache. */
  readonly site: string;
  /** The site behind the cache. */
  readonly uncached: string;
  readonly databases: Databases;
  readonly webs: readonly WebProcess[];
  /** HAProxy and nginx. */
  readonly proxies: readonly Proxy[];
  /** The connection string of the leader's door. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** Starts three databases, four web processes, HAProxy and nginx on this machine, and waits until the site answers. */
export async function startCluster(): Promise<Cluster> {
  requirePrograms();
  const files = new ClusterFiles();
  const databases = await Databases.prepare(files);
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const httpsPort = await freePort();
  const settings = await settingsOf(files, databases, ports, httpsPort);
  mkdirSync(settings.NGINX_DIR, { recursive: true });
  mkdirSync(settings.GAME_DATA, { recursive: true });
  createCertificate(settings.CERTIFICATE, settings.CERTIFICATE_KEY);
  const haproxy = new Service({
    command: '/usr/sbin/haproxy',
    // A master and a worker, as the unit of Debian starts it.
    args: ['-W', '-db', '-f', files.fill('haproxy.cfg', settings)],
    log: files.path('haproxy.log'),
  });
  const nginx = new Service({
    command: '/usr/sbin/nginx',
    args: ['-c', files.fill('nginx.conf', settings), '-g', 'daemon off;'],
    log: files.path('nginx.log'),
  });
  files.fill('web.env', settings);
  const webs = ports.map((port) => webProcess(files, settings, port));
  const cluster: Cluster = {
    site: settings.PUBLIC_URL,
    uncached: `http://${settings.WEB_DOOR}`,
    databases,
    webs,
    proxies: [{ reload: () => haproxy.signal('SIGUSR2') }, { reload: () => nginx.signal('SIGHUP') }],
    connectionString: `postgresql://rugby:${GAME_PASSWORD}@${settings.PRIMARY_DOOR}/rugby`,
    async stop() {
      await nginx.end('SIGTERM');
      await Promise.all(webs.map(({ service }) => service.end('SIGTERM')));
      await haproxy.end('SIGTERM');
      await databases.stop();
      files.remove();
    },
  };
  try {
    await databases.start(GAME_PASSWORD);
    haproxy.start();
    nginx.start();
    for (const web of webs) await startWeb(web);
    await untilAnswers(`${cluster.site}/json/checksums.json`);
    return cluster;
  } catch (error) {
    if (process.env['KEEP_CLUSTER_FILES'] === undefined) await cluster.stop();
    throw error;
  }
}

/** Starts a web process and waits until balancers may send it requests. */
export async function startWeb({ service, site }: WebProcess): Promise<void> {
  service.start();
  await untilAnswers(`${site}/ready`);
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = performance.now() + 120_000;
  while ((await fetch(url).catch(() => undefined))?.status !== 200) {
    if (performance.now() > deadline) throw new Error(`${url} does not answer.`);
    await sleep(100);
  }
}

async function settingsOf(files: ClusterFiles, databases: Databases, ports: readonly number[], httpsPort: number) {
  const door = async () => `127.0.0.1:${await freePort()}`;
  return {
    ...databases.settings,
    ...Object.fromEntries(ports.map((port, index) => [`WEB_${index + 1}`, `127.0.0.1:${port}`])),
    PRIMARY_DOOR: await door(),
    REPLICA_DOOR: await door(),
    WEB_DOOR: await door(),
    HAPROXY_SOCKET: files.path('haproxy.sock'),
    HTTPS: `127.0.0.1:${httpsPort}`,
    SITE_NAME: 'localhost',
    CERTIFICATE: files.path('certificate.pem'),
    CERTIFICATE_KEY: files.path('key.pem'),
    NGINX_DIR: files.path('nginx'),
    GAME: game,
    GAME_DATA: files.path('game'),
    GAME_PASSWORD,
    WEB_HOST: '127.0.0.1',
    WEB_ENV: files.path('web.env'),
    PUBLIC_URL: `https://localhost:${httpsPort}`,
  };
}

/** The web process that the unit of systemd describes. */
function webProcess(files: ClusterFiles, settings: Readonly<Record<string, string>>, port: number): WebProcess {
  const unit = readFileSync(files.fill('rugby-web@.service', settings, `rugby-web-${port}.service`), 'utf8').replaceAll(
    '%i',
    String(port),
  );
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const [command = '', ...args] = valueOf('ExecStart').split(' ');
  const env = {
    ...parseSettings(readFileSync(valueOf('EnvironmentFile'), 'utf8')),
    ...parseSettings(valueOf('Environment').replaceAll(' ', '\n')),
  };
  const log = files.path(`web-${port}.log`);
  return {
    service: new Service({ command, args, env, log, cwd: valueOf('WorkingDirectory') }),
    site: `http://127.0.0.1:${port}`,
  };
}

/** Creates a certificate of this machine. It is signed by itself, so this process, which only calls its own machine, accepts any. */
function createCertificate(certificate: string, key: string): void {
  const owner = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...owner];
  execFileSync('/usr/bin/openssl', ['req', ...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
}
