import type { FastifyInstance } from 'fastify';

const DAYS_VALID = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Serves `/.well-known/security.txt` (RFC 9116) with the contact for reports of vulnerabilities; 404 without a contact. */
export function serveSecurityContact(app: FastifyInstance, publicUrl: string, contact: string | undefined): void {
  const address = '/.well-known/security.txt';
  app.get(address, (_, reply) => {
    if (contact === undefined) return reply.callNotFound();
    const expires = new Date((Math.floor(Date.now() / DAY_MS) + DAYS_VALID) * DAY_MS).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en', `Canonical: ${publicUrl}${address}`];
    return reply
      .header('Cache-Control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
