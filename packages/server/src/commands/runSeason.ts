import { readConfig } from '../config/config.ts';
import { operatorSentence } from '../config/operatorSentence.ts';
import { CommandError } from '../season/CommandError.ts';
import { parseCommand, usage } from './parseCommand.ts';
import { runCommand } from './runCommand.ts';
import { sourceOf } from './watch/sourceOf.ts';
import { watchFeed } from './watch/watchFeed.ts';
import { describeEmbedded, withTables } from './withDatabase.ts';

export interface SeasonCall {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder against which paths in the arguments are resolved. */
  readonly folder: string;
  /** Called with each line of output. */
  readonly say: (sentence: string) => void;
  /** Called with each line of error output, and when the command waits or worked on the embedded database. */
  readonly complain: (sentence: string) => void;
  /** Ends the watch of a feed; absent: it runs until its process ends, which is safe at any moment. */
  readonly stopping?: AbortSignal;
}

/**
 * Runs one season command and returns the exit code: 0 done, 1 no usable database or configuration, 2 refused and nothing
 * changed.
 */
export async function runSeason({ args, env, folder, say, complain, stopping }: SeasonCall): Promise<0 | 1 | 2> {
  if (args.some((argument) => ['help', '--help', '-h'].includes(argument))) {
    usage.forEach((line) => say(line));
    return 0;
  }
  try {
    const command = parseCommand(args);
    const config = readConfig(env);
    if (command.kind === 'watch') {
      const source = sourceOf(command.from, folder);
      await watchFeed(command.edition, { config, source, say, stopping: stopping ?? new AbortController().signal });
      return 0;
    }
    const isLong = command.kind === 'replay';
    const sentences = await withTables({ ...config, isLong }, complain, (db) =>
      runCommand(command, { db, practice: config.practice, folder, say }),
    );
    sentences.forEach((sentence) => say(sentence));
    describeEmbedded(config).forEach((sentence) => complain(sentence));
    return 0;
  } catch (error) {
    if (error instanceof CommandError) {
      error.lines.forEach((line) => complain(line));
      return 2;
    }
    const sentence = operatorSentence(error, () => readConfig(env).dataDir);
    if (sentence === undefined) throw error;
    complain(sentence);
    return 1;
  }
}
