import { type Edition, editions, rootEdition } from '../../editions.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { typed, upTo } from '../text.ts';

const game = z.enum(Object.values(editions).map(({ playedGame }) => playedGame));

/** The answers of the pre-registration form and the game that they are about. */
const preRegistration = z.object({ email: typed, firstName: typed, lastName: typed, game });

/**
 * POST preregistration: puts an address on the list for the next season and sends a confirmation. Says the same to an address on the list.
 * [A-314]
 */
export const preRegister = endpoint({
  name: 'preRegister',
  method: 'POST',
  area: 'account',
  path: 'preregistration',
  request: z.object({ body: preRegistration }),
  success: z.object({}),
});

const token = upTo(64);

/** POST preregistration/unsubscribe/{token}: takes an address off the list, without a session. A repeat changes nothing. */
export const endPreRegistration = endpoint({
  name: 'endPreRegistration',
  method: 'POST',
  area: 'account',
  path: 'preregistration/unsubscribe/:token',
  request: z.object({ params: z.object({ token }) }),
  success: z.object({}),
});

/** A message to the people who run the game. */
const contactMessage = z.object({ name: typed, email: typed, message: upTo(5000), game });

/** POST contact: sends a message to the people who run the game, signed in or not. */
export const contactUs = endpoint({
  name: 'contactUs',
  method: 'POST',
  area: 'account',
  path: 'contact',
  request: z.object({ body: contactMessage }),
  success: z.object({}),
});

/** The edition that a message is about. */
export function editionOfGame(playedGame: Edition['playedGame']): Edition {
  return Object.values(editions).find((edition) => edition.playedGame === playedGame) ?? rootEdition;
}
