import { parseArgs } from 'node:util';
import { reasonOf, StartError } from '../config/StartError.ts';

const MOST_WORKERS = 16;

/** Returns how many processes serve, from the arguments of the command: 1 without `--workers`. Throws a `StartError` for other arguments. */
export function readWorkerCount(args: readonly string[]): number {
  const text = parse(args);
  if (text === undefined) return 1;
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_WORKERS) return count;
  throw new StartError(
    `--workers is ${JSON.stringify(text)}. Accepted: a whole number from 1 to ${MOST_WORKERS}, such as npm start -- --workers 4.`,
  );
}

function parse(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { workers: { type: 'string' } } }).values.workers;
  } catch (error) {
    throw new StartError(
      `${reasonOf(error).replace(/\.?$/, '.')} The only option is --workers N, such as npm start -- --workers 4.`,
      {
        cause: error,
      },
    );
  }
}
