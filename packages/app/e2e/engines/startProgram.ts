import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside the test. */
export interface Program {
  /** Waits until it has printed a line of this form; fails when it ends before. */
  readonly prints: (line: RegExp) => Promise<RegExpExecArray>;
  readonly end: () => Promise<void>;
}

export function startProgram(file: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Program {
  const child = spawn(file, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const changes = new Set<() => void>();
  const changed = () => changes.forEach((change) => change());
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-10_000);
      changed();
    });
  child.once('exit', changed);
  return {
    prints: (line) =>
      new Promise((found, failed) => {
        const look = () => {
          const match = line.exec(output);
          if (match !== null) found(match);
          else if (child.exitCode !== null) failed(new Error(`${file} ended with ${child.exitCode}:\n${output}`));
          else return;
          changes.delete(look);
        };
        changes.add(look);
        look();
      }),
    end: async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}
