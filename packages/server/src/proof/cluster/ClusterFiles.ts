import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillTemplate } from '../../deploy/fillTemplate.ts';
import { accountOf } from './Service.ts';

const templates = fileURLToPath(new URL('../../../deploy/', import.meta.url));

/** The folder of a cluster on this machine: the files of `deploy/`, filled, and the data. */
export class ClusterFiles {
  readonly root = mkdtempSync(join(tmpdir(), 'rugby-cluster-'));

  constructor() {
    chmodSync(this.root, 0o755);
  }

  path(...names: readonly string[]): string {
    return join(this.root, ...names);
  }

  /** Creates a folder that belongs to the account that runs databases. */
  ownedFolder(name: string): string {
    const folder = this.path(name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (process.getuid?.() === 0) {
      const { uid, gid } = accountOf('postgres');
      chownSync(folder, uid, gid);
    }
    return folder;
  }

  /** Fills a file of `deploy/` and returns where it is. */
  fill(name: string, settings: Readonly<Record<string, string>>, as = name): string {
    const file = this.path(as);
    writeFileSync(file, fillTemplate(readFileSync(join(templates, name), 'utf8'), settings));
    return file;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
