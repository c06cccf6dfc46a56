import type { TestProject } from 'vitest/node';
import { startTestCluster } from './testDatabase.ts';

/** Starts one PostgreSQL for all server tests and returns a function that stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testCluster', cluster.addresses);
  return () => cluster.stop();
}
