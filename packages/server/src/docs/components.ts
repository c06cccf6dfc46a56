import { failureCodes } from '@rugby/domain/contract/envelope';
import type { JsonSchema } from './jsonSchema.ts';

export type Components = Readonly<Record<'responses' | 'schemas' | 'securitySchemes', Readonly<Record<string, object>>>>;

const refusal: JsonSchema = {
  type: 'object',
  required: ['success', 'errors'],
  properties: {
    success: { type: 'null' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message', 'code'],
        properties: {
          message: { type: 'string' },
          code: { type: 'string', enum: [...failureCodes] },
          field: { type: 'string' },
          data: { type: 'object' },
        },
      },
    },
  },
};

/** What operations refer to. */
export const components: Components = {
  schemas: { Refusal: refusal },
  responses: {
    Refused: refusedWith(
      '400 malformed, 403 not yours, 404 not there, 409 in flight or another version, 422 refused by a rule, 429 too often',
    ),
    SignedOut: refusedWith('The request has no session'),
    Unavailable: { ...refusedWith('Try again after as many seconds as Retry-After says'), headers: retryAfter() },
  },
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Under https its name is __Host-session.' },
  },
};

function refusedWith(description: string) {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
}

function retryAfter() {
  return { 'Retry-After': { schema: { type: 'integer' } } };
}
