import type { FastifyInstance } from 'fastify';

const tenMinutes = 10 * 60 * 1000;

/**
 * Runs a task every ten minutes, or as often as given, until the server closes. A failure is logged under the task's name; the next run
 * tries again.
 */
export function runRegularly(app: FastifyInstance, name: string, task: () => Promise<unknown>, everyMs = tenMinutes): void {
  const timer = setInterval(() => {
    task().catch((error: unknown) => app.log.error({ err: error }, `${name} failed`));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
