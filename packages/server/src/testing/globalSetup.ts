import type { TestProject } from 'vitest/node';
import { startTestCluster } from './testDatabase.ts';

/** Before the first server test: one PostgreSQL for all of them. Answers how to stop it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testCluster', cluster.connectionString);
  return () => cluster.stop();
}
