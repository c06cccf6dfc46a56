import { setTimeout as sleep } from 'node:timers/promises';

/** One read of a published file. */
export interface FileRead {
  readonly path: string;
  /** 0 for a broken connection. */
  readonly status: number;
}

const paths = ['/json/rounds.json', '/json/players.json', '/json/checksums.json', '/json/locale/en-US.json'];

/** Reads published files again and again until `enough` is aborted. */
export async function readFiles(site: string, enough: AbortSignal): Promise<readonly FileRead[]> {
  const reads: FileRead[] = [];
  while (!enough.aborted) {
    reads.push(...(await readEachFile(site)));
    await sleep(50);
  }
  return reads;
}

/** Reads published files once. */
export async function readEachFile(site: string): Promise<readonly FileRead[]> {
  const reads: FileRead[] = [];
  for (const path of paths) reads.push({ path, status: await statusOf(`${site}${path}`) });
  return reads;
}

async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
