import { z } from '@rugby/domain/contract/schema';

/** What `npm run audit` prints, and its exit code: 0 nothing known, 1 known weaknesses, 2 the registry did not answer. */
export interface AuditVerdict {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1 | 2;
}

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});
const refusal = z.object({ message: z.string() });

/** Reads what `npm audit --json` printed. */
export function judgeAudit(printed: string): AuditVerdict {
  const json = readJson(printed);
  const audited = z.safeParse(report, json);
  if (!audited.success) return { lines: [unanswered(z.safeParse(refusal, json).data?.message)], exitCode: 2 };
  const { vulnerabilities, metadata } = audited.data;
  const weak = Object.entries(vulnerabilities).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  const asked = metadata.dependencies.prod;
  return weak.length === 0
    ? { lines: [`The registry knows no weakness of the ${asked} packages that the game runs with.`], exitCode: 0 }
    : { lines: [`The registry knows weaknesses of ${weak.length} of ${asked} packages:`, ...weak], exitCode: 1 };
}

function unanswered(reason: string | undefined): string {
  const why = reason === undefined ? '' : ` It said: ${reason}.`;
  return `The registry does not answer questions about weaknesses, so nothing is known.${why} Ask from a network that reaches https://registry.npmjs.org.`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
