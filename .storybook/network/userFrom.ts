import { getUser, type User } from '@rugby/domain/contract/account/user';
import { type StoryNetwork, valueOrThrow } from './storyNetwork.ts';

/** Asks the fake network of a story for the signed-in user. */
export async function userFrom(network: StoryNetwork): Promise<User> {
  return valueOrThrow(await network.send(getUser, {})).user;
}
