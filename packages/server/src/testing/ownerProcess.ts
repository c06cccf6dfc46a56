import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type SystemAccount, chooseAccount } from '../db/embedded/account.ts';

const heldSchema = z.object({ uid: z.number(), connectionString: z.string() });

/** A process that tries to hold an embedded database. */
export interface OwnerProcess {
  readonly child: ChildProcess;
  /** The held database; undefined when it was refused. */
  readonly held: z.infer<typeof heldSchema> | undefined;
  /** Its error output. */
  readonly said: string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** The accounts that this machine can test: root can act as an ordinary user where it may use namespaces. */
export const accountsHere: readonly SystemAccount[] = accountsReachableFrom(chooseAccount());

/** Starts `embeddedOwner.ts` so that it uses the account, and waits until it holds the database or ends. */
export async function startOwner(dataDir: string, account: SystemAccount = chooseAccount()): Promise<OwnerProcess> {
  const [file, ...args] = [
    ...wrapper(account),
    process.execPath,
    fileURLToPath(import.meta.resolve('./embeddedOwner.ts')),
    dataDir,
  ];
  const PATH =
    account === 'nobody' ? `${folderWithoutNamespaces(dirname(dataDir))}${delimiter}${process.env['PATH']}` : process.env['PATH'];
  const child = spawn(file ?? '', args, { env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const line = await Promise.race([once(child.stdout, 'data').then(String), once(child, 'close').then(() => undefined)]);
  return {
    child,
    held: line === undefined ? undefined : heldSchema.parse(JSON.parse(line)),
    get said() {
      return said;
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'close');
    },
  };
}

/**
 * In a user namespace that maps root to an ordinary user, the process has the permissions of that user and still reaches this
 * folder.
 */
function wrapper(account: SystemAccount): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  return account === 'own' && isRoot ? ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] : [];
}

/** Creates a folder for the front of PATH whose `unshare` fails as where namespaces are forbidden. */
function folderWithoutNamespaces(parent: string): string {
  const folder = mkdtempSync(join(parent, 'no-namespaces-'));
  writeFileSync(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return folder;
}

function accountsReachableFrom(account: SystemAccount): readonly SystemAccount[] {
  return account === 'mapped' ? ['mapped', 'own', 'nobody'] : [account];
}
