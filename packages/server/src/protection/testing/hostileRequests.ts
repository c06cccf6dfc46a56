import fc, { type Arbitrary } from 'fast-check';

/** The parts of a request that a hostile client chooses. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly header: string;
}

const paths = [
  ...words(
    String.raw`// //[ //a:b/ /// /\ /.. /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /. /% /%00 /%ff /%zz * http://evil.example/ http://[`,
  ),
  ...words('https://a:b/ /http://[ //user@host:99999/ /? /# /; /: /a:b /@ /api /api/ /api// /api/en /api/en/ /api/en//user'),
  ...words(
    '/api/en/user/ /api/en/user;x /api/%65n/user /API/EN/USER /json /json/ /json// /json/.. /json/%2e%2e%2f /json/fantasy/',
  ),
  ...words('http://[/help http://[/help/rules //[/help /help/%ff /help//[ /help? http://[/help_center/en-us/articles.json'),
  ...words('/assets/ /assets/..%2findex.html /metrics/ /health/ /.well-known/ /.git/config /__proto__ /constructor'),
  ...words('/?a[=1&a]=2&__proto__[x]=1 /api/en/fantasy/ranking?page=1e9'),
  '/json/\u0000',
  `/${'a'.repeat(8000)}`,
  `/${'%41'.repeat(2000)}`,
  `/${'a/'.repeat(3000)}`,
  `/api/en/fantasy/team/get-by-user/${'9'.repeat(5000)}`,
];

const methods = [
  '',
  'G\u0000T',
  ...words('GET POST HEAD OPTIONS PUT DELETE PATCH TRACE CONNECT PROPFIND M-SEARCH QUERY get BREW'),
];

const headers = [
  ...lines(
    'Host: [|Host: a b|Host: //|Origin: ::|Origin: null|Referer: //[|Cookie: session=%|Cookie: =;;=|Cookie: \u00ff|Range: bytes=9-1',
  ),
  ...lines('Content-Length: -1|Content-Length: 99999999999|Content-Length: a|Transfer-Encoding: chunked|Transfer-Encoding: x'),
  ...lines(
    'Expect: 100-continue|Expect: tea|Content-Type: \u00ff|Content-Type: multipart/form-data|Content-Type: ;;|Accept: \u00ff',
  ),
  ...lines(
    'Accept-Encoding: \u00ff|Upgrade: websocket|Connection: upgrade|If-None-Match: "|X-Forwarded-For: a, b|Idempotency-Key: \u00ff',
  ),
  ...lines(
    'Idempotency-Key: {}|X-HTTP-Method-Override: DELETE|: empty|No colon|A\u0000: b|Purpose: prefetch|Sec-Fetch-Site: \u00ff',
  ),
  ...lines(`Authorization: Bearer \u00ff|X-Long: ${'a'.repeat(20_000)}`),
];

const harmless = { method: 'GET', path: '/', header: 'X: y' };
const parts = words(String.raw`/ // [ ] : @ % %2f .. ? # \ a api en json`);

/** Each hostile path, method and header on its own. */
export const hostileOnes: readonly HostileRequest[] = [
  ...paths.map((path) => ({ ...harmless, path })),
  ...methods.map((method) => ({ ...harmless, method })),
  ...headers.map((header) => ({ method: 'POST', path: '/api/en/auth/login', header })),
];

/** Hostile paths, methods and headers together. */
export const hostileMixture: Arbitrary<HostileRequest> = fc.record({
  method: fc.oneof({ weight: 3, arbitrary: fc.constant(harmless.method) }, fc.constantFrom(...methods)),
  path: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...paths) },
    fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => `/${some.join('')}`),
  ),
  header: fc.oneof({ weight: 2, arbitrary: fc.constant(harmless.header) }, fc.constantFrom(...headers)),
});

function words(text: string): readonly string[] {
  return text.split(' ');
}

function lines(text: string): readonly string[] {
  return text.split('|');
}
