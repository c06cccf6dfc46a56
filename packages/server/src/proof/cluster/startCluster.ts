import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseSettings } from '../../deploy/fillTemplate.ts';
import { freePort } from '../../db/embedded/postmaster.ts';
import { ClusterFiles } from './ClusterFiles.ts';
import { Databases } from './Databases.ts';
import { requirePrograms } from './findPrograms.ts';
import { Service } from './Service.ts';

const GAME_PASSWORD = 'proof-game';
const METRICS_TOKEN = 'proof-metrics-token';
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
  /** The address of nginx without TLS. */
  readonly plain: string;
  /** The site behind the cache. */
  readonly uncached: string;
  readonly databases: Databases;
  readonly webs: readonly WebProcess[];
  readonly metricsToken: string;
  /** The watch of a feed, and the folder of its files. */
  readonly season: { readonly service: Service; readonly folder: string };
  /** HAProxy and nginx. */
  readonly proxies: readonly Proxy[];
  /** The connection string of the leader's door. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** Starts three databases, four web processes, HAProxy and nginx on this machine, and waits until the site answers. */
export async function startCluster(): Promise<Cluster> {
  requirePrograms();
  execFileSync(process.execPath, [`${game}/packages/server/bootstrap/prepare.js`]);
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
  const webs = ports.map((port): WebProcess => ({
    service: unitOf(files, settings, 'rugby-web@.service', String(port)),
    site: `http://127.0.0.1:${port}`,
  }));
  const cluster: Cluster = {
    site: settings.PUBLIC_URL,
    plain: `http://${settings.HTTP}`,
    uncached: `http://${settings.WEB_DOOR}`,
    databases,
    webs,
    metricsToken: METRICS_TOKEN,
    season: { service: unitOf(files, settings, 'rugby-season@.service', 'srp'), folder: files.path('feed', 'srp') },
    proxies: [{ reload: () => haproxy.signal('SIGUSR2') }, { reload: () => nginx.signal('SIGHUP') }],
    connectionString: `postgresql://rugby:${GAME_PASSWORD}@${settings.PRIMARY_DOOR}/rugby`,
    async stop() {
      await nginx.end('SIGTERM');
      await cluster.season.service.end('SIGTERM');
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
    HAPROXY_USER: process.getuid?.() === 0 ? 'haproxy' : userInfo().username,
    HAPROXY_SOCKET: files.path('haproxy.sock'),
    HTTP: await door(),
    HTTPS: `127.0.0.1:${httpsPort}`,
    SITE_NAME: 'localhost',
    CERTIFICATE: files.path('certificate.pem'),
    CERTIFICATE_KEY: files.path('key.pem'),
    NGINX_PID: files.path('nginx.pid'),
    NGINX_DIR: files.path('nginx'),
    GAME: game,
    GAME_DATA: files.path('game'),
    GAME_PASSWORD,
    WEB_HOST: '127.0.0.1',
    WEB_ENV: files.path('web.env'),
    METRICS_TOKEN,
    SMTP_URL: 'smtp://127.0.0.1:9',
    CONTACT_TO: 'help@practice.example',
    FEED: files.path('feed', '%i'),
    PUBLIC_URL: `https://localhost:${httpsPort}`,
  };
}

/** The process that a unit of systemd describes, for what follows the `@` in its name. */
function unitOf(files: ClusterFiles, settings: Readonly<Record<string, string>>, name: string, instance: string): Service {
  const filled = files.fill(name, settings, name.replace('@', `@${instance}`));
  const unit = readFileSync(filled, 'utf8').replaceAll('%i', instance);
  const valueOf = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const [command = '', ...args] = valueOf('ExecStart').split(' ');
  const env = {
    ...parseSettings(readFileSync(valueOf('EnvironmentFile'), 'utf8')),
    ...parseSettings(valueOf('Environment').replaceAll(' ', '\n')),
  };
  return new Service({ command, args, env, log: `${filled}.log`, cwd: valueOf('WorkingDirectory') });
}

/** Creates a certificate of this machine. It is signed by itself, so this process, which only calls its own machine, accepts any. */
function createCertificate(certificate: string, key: string): void {
  const owner = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...owner];
  execFileSync('/usr/bin/openssl', ['req', ...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
}
