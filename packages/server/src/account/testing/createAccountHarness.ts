import type { FastifyInstance } from 'fastify';
import { aRegistration } from '../../testing/registration.ts';

/** A registered user on one device. */
export interface AccountUser {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly cookie: string;
}

/** Requests of users of the account page. */
export function createAccountHarness(app: FastifyInstance) {
  const post = (path: string, payload: object = {}, cookie = '', headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ method: 'POST', url: `/api/en/user/${path}`, payload, headers: { cookie, ...headers } });
  const get = (path: string, cookie = '') => app.inject({ url: `/api/en/${path}`, headers: { cookie } });
  const logIn = async (email: string, password: string, userAgent = 'lightMyRequest') => {
    const url = '/api/en/auth/login';
    const headers = { 'user-agent': userAgent };
    return cookieOf(await app.inject({ method: 'POST', url, payload: { email, password }, headers }));
  };
  const register = async (change: Readonly<Record<string, unknown>> = {}): Promise<AccountUser> => {
    const form = aRegistration(change);
    const cookie = cookieOf(await post('register', form));
    return { email: String(form['email']), password: String(form['password']), displayName: String(form['displayName']), cookie };
  };
  const sendFile = (content: Buffer, cookie: string, name = 'avatar', headers: Readonly<Record<string, string>> = {}) => {
    const boundary = 'edge';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="x.html"\r\nContent-Type: text/html\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return app.inject({
      method: 'POST',
      url: '/api/en/user/update',
      payload,
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    });
  };
  return { post, get, logIn, register, sendFile };
}

interface WithCookies {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

function cookieOf({ cookies }: WithCookies): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
