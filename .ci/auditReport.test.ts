import { expect, it } from 'vitest';
import { judgeAudit } from './auditReport.ts';

const audited = (vulnerabilities: object) => JSON.stringify({ vulnerabilities, metadata: { dependencies: { prod: 212 } } });

it('an audit without findings says how many packages were asked about', () => {
  expect(judgeAudit(audited({}))).toEqual({
    lines: ['The registry knows no weakness of the 212 packages that the game runs with.'],
    exitCode: 0,
  });
});

it('an audit names each package with a known weakness, and fails', () => {
  expect(judgeAudit(audited({ fastify: { severity: 'high', range: '<5.3.2' } }))).toEqual({
    lines: ['The registry knows weaknesses of 1 of 212 packages:', 'fastify <5.3.2: high'],
    exitCode: 1,
  });
});

it.each([
  ['a registry that refuses', JSON.stringify({ message: '405 Method Not Allowed' }), 'It said: 405 Method Not Allowed.'],
  ['no answer', '', 'nothing is known. Ask from'],
  ['no answer that npm can read', 'npm error', 'nothing is known. Ask from'],
])('%s is said in a sentence, and is neither a pass nor a finding', (_, printed, sentence) => {
  const { lines, exitCode } = judgeAudit(printed);
  expect([lines.length, exitCode]).toEqual([1, 2]);
  expect(lines[0]).toMatch(/^The registry does not answer questions about weaknesses/);
  expect(lines[0]).toContain(sentence);
});
