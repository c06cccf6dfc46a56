import { addressOf } from '@rugby/domain/contract/address';
import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { envelopeOf, refusal, type WireError } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import { register, type RegistrationForm } from '@rugby/domain/contract/account/user';
import type { Edition } from '@rugby/domain/editions';
import type { FastifyInstance } from 'fastify';

/** A registered user who calls the API with the cookies of their session. */
export class TrialUser {
  private readonly app: FastifyInstance;
  private readonly cookie: string;

  constructor(app: FastifyInstance, cookie: string) {
    this.app = app;
    this.cookie = cookie;
  }

  /** Calls an endpoint and returns its answer, parsed by the contract. Throws when it is refused. */
  async call<Request extends RequestParts, Success>(
    endpoint: Endpoint<Request, Success>,
    edition: Edition,
    request: Request,
  ): Promise<Success> {
    const answer = await send(this.app, endpoint, edition, request, this.cookie);
    if (answer.statusCode !== 200) throw new Error(`${endpoint.name} answered ${answer.statusCode}: ${answer.body}`);
    return z.parse(envelopeOf(endpoint.success), answer.json()).success;
  }

  /** Returns why the rules refuse a call; empty when they do not. */
  async refusalsOf<Request extends RequestParts>(
    endpoint: Endpoint<Request, unknown>,
    edition: Edition,
    request: Request,
  ): Promise<readonly WireError[]> {
    const answer = await send(this.app, endpoint, edition, request, this.cookie);
    if (answer.statusCode === 200) return [];
    if (answer.statusCode !== 422) throw new Error(`${endpoint.name} answered ${answer.statusCode}: ${answer.body}`);
    return z.parse(refusal, answer.json()).errors;
  }
}

/** Registers a user in an edition; the name must be new. */
export async function registerUser(app: FastifyInstance, edition: Edition, name: string): Promise<TrialUser> {
  const answer = await send(app, register, edition, { body: registrationOf(name) });
  if (answer.statusCode !== 200) throw new Error(`Registering answered ${answer.statusCode}: ${answer.body}`);
  return new TrialUser(app, answer.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '));
}

function send<Request extends RequestParts>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, unknown>,
  edition: Edition,
  { params, query, body }: RequestParts,
  cookie = '',
) {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, edition, 'en', params ?? {}),
    query: Object.fromEntries(entries),
    headers: { cookie },
    ...(body === undefined ? {} : { payload: body }),
  });
}

function registrationOf(name: string): RegistrationForm {
  return {
    email: `${name}@example.com`,
    password: 'Scrum-half9',
    displayName: name,
    firstName: 'Folau',
    lastName: 'Tester',
    dob: '31/12/1990',
    gender: 'prefer_not_to_say',
    countryOfResidenceId: '554',
    terms: true,
  };
}
