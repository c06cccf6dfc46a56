import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { reasonOf } from '../config/StartError.ts';

/**
 * A process that holds the embedded database in the folder of its first argument until SIGTERM. It prints a JSON line when it
 * does.
 */
try {
  const log = (sentence: string) => process.stderr.write(`${sentence}\n`);

  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log, onLost: (error) => log(error.message) });
  await postgres.announce('http://localhost:1234');
  process.stdout.write(`${JSON.stringify({ uid: process.getuid?.(), connectionString: postgres.connectionString })}\n`);
  const idle = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(idle);
    void postgres.stop();
  });
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
