import type { Outcome } from '@rugby/domain/api/failure';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { type Request, valueOf } from '@rugby/domain/stores/remote/request';
import { sampleWords } from '../../packages/ui/src/words/sampleWords.ts';
import type { StoryNetwork } from './storyNetwork.ts';

/** Calls the fake network for an arg of a story. */
type Call<Value> = (network: StoryNetwork) => Promise<Outcome<Value>>;

/** The answered value: undefined while it is on its way, and when the call fails. */
export function answerOf<Value>(call: Call<Value>): (network: StoryNetwork) => Promise<Value | undefined> {
  return async (network) => valueOf(await network.request(call(network)));
}

/** The sentence why the call failed; undefined when it did not. */
export function failureOf(call: Call<unknown>): (network: StoryNetwork) => Promise<string | undefined> {
  return async (network) => {
    const request = await network.request(call(network));
    return request.state === 'error' ? failureSentence(request.failure, sampleWords) : undefined;
  };
}

/** Whether the answer is on its way. */
export function isPending(call: Call<unknown>): (network: StoryNetwork) => Promise<boolean> {
  return async (network) => (await network.request(call(network))).state === 'pending';
}

/** What is shown in each state of the call that has no value. */
export function whileMissing<Shown>(call: Call<unknown>, shown: Readonly<Record<'pending' | 'error', Shown>>) {
  return async (network: StoryNetwork): Promise<Shown> => {
    const { state }: Request<unknown> = await network.request(call(network));
    if (state === 'pending' || state === 'error') return shown[state];
    throw new Error('The fake network answered a call of which a story shows the failure or the wait.');
  };
}
