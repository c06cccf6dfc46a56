import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReporter, type Report } from './createReporter.ts';

const names = ['Tane Mahuta', 'Tane', 'Mahuta'];

/** The bodies that the browser was asked to send. */
let sent: string[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    sent.push(body);
    return new Response('{}');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What is sent of the errors in a call. One that is always sent follows them, so that the others have been sent before it. */
async function reportsOf(call: (report: Report) => void): Promise<readonly string[]> {
  const report = createReporter({ dsn: 'https://key@reports.example/7', edition: 'trc', namesOf: () => names });
  call(report);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  report(new Error('the last one'), 'help');
  await vi.waitFor(() => expect(sent.at(-1)).toContain('the last one'));
  return sent.slice(0, -1);
}

describe('a sampled error', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.05));

  it('is sent with what broke, the edition and the page [A-360]', async () => {
    const [first = ''] = await reportsOf((report) => report(new TypeError('the pitch has no places'), 'my-team'));
    expect(first).toContain('"type":"TypeError","value":"the pitch has no places"');
    expect(first).toContain('"tags":{"edition":"trc","page":"my-team"}');
    expect(first).toContain('"infer_ip":"never"');
  });

  it('takes no name, address, query or header along', async () => {
    const cause = new Error('refused for tane@fantasy.example at https://fantasy.example/reset-password?token=abcdef');
    const [first = ''] = await reportsOf((report) => report(new Error('no team of TANE MAHUTA', { cause }), 'my-team'));
    expect(first).toContain('no team of [name]');
    expect(first).toContain('refused for [email] at https://fantasy.example/reset-password');
    expect(first).not.toMatch(/tane|mahuta|abcdef|"(?:user|request|breadcrumbs|contexts|extra|server_name|modules)"/i);
  });

  it.each([
    ['Error', 'Network Error'],
    ['TypeError', 'Failed to fetch'],
    ['TypeError', 'NetworkError when attempting to fetch resource.'],
    ['TypeError', 'Load failed'],
    ['TypeError', 'The network connection was lost.'],
    ['TypeError', 'Importing a module script failed.'],
    ['TypeError', 'error loading dynamically imported module: /assets/a.js'],
    ['CanceledError', 'The request was cancelled.'],
    ['TypeError', 'Failed to fetch dynamically imported module: /assets/a.js'],
    ['AxiosError', 'timeout of 10000ms exceeded'],
    ['TimeoutError', 'The operation timed out.'],
    ['CanceledError', 'canceled'],
    ['AbortError', 'The user aborted a request.'],
  ])('is not sent when it is %s: %s [A-360]', async (name, message) => {
    const error = Object.assign(new Error(message), { name });
    expect(await reportsOf((report) => report(error, 'my-team'))).toEqual([]);
  });

  it('is sent once, however often it is thrown in a row', async () => {
    const reports = await reportsOf((report) => [1, 2, 3].forEach(() => report(new Error('again and again'), 'my-team')));
    expect(reports).toHaveLength(1);
  });
});

it('one error in ten is sent [A-360]', async () => {
  const random = vi.spyOn(Math, 'random');
  const reports = await reportsOf((report) => {
    for (const draw of [0, 0.0999, 0.1001, 0.5, 0.9999]) {
      random.mockReturnValue(draw);
      report(new Error(`drawn ${draw}`), 'my-team');
    }
  });
  expect(reports.map((text) => /drawn [\d.]+/.exec(text)?.[0])).toEqual(['drawn 0', 'drawn 0.0999']);
});
