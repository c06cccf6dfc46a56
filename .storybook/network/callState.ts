import type { Outcome } from '@rugby/domain/api/failure';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { formOutcome, type FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { type Request, valueOf } from '@rugby/domain/stores/remote/request';
import { fn } from 'storybook/test';
import { sampleWords } from '../../packages/ui/src/words/sampleWords.ts';
import { answerLater } from './answerLater.ts';
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

/** What a form sends, answered as the network has answered the call. */
export function sendingOf(call: Call<unknown>) {
  return async (network: StoryNetwork) => fn(answerLater(await outcomeOf(call, network)));
}

/** The same of a call that the network refuses. Fails when it does not. */
export function refusalOf(call: Call<unknown>) {
  return async (network: StoryNetwork) => {
    const outcome = await outcomeOf(call, network);
    if (outcome.ok) throw new Error('The fake network did what a story shows as refused.');
    return fn(answerLater(outcome));
  };
}

async function outcomeOf(call: Call<unknown>, network: StoryNetwork): Promise<FormOutcome> {
  return formOutcome(await call(network), sampleWords);
}

/** What is asked of a network that has nothing: no value, an empty list, or contents with one. Fails when there is something. */
export function nothingOf<Value>(ask: (network: StoryNetwork) => Value | Promise<Value>) {
  return async (network: StoryNetwork): Promise<Value> => {
    const value = await ask(network);
    if (!isNothing(value)) throw new Error(`The fake network has what a story shows as empty: ${JSON.stringify(value)}`);
    return value;
  };
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map) return value.size === 0;
  return (
    typeof value === 'object' &&
    Object.values(value).some((part) => part === 'none' || (Array.isArray(part) && part.length === 0))
  );
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
