import { editions } from '@rugby/domain/editions';
import { describe, expect, it } from 'vitest';
import { newRegistration, reduceRegistration, reopenRegistration, type RegistrationEvent } from './registrationState.ts';

const after = (...events: readonly RegistrationEvent[]) => events.reduce(reduceRegistration, newRegistration);

const steps = editions.srp.registrationSteps;
const typed = { kind: 'changed', patch: { email: 'mereana@example.com', displayName: 'Mereana' } } as const;
const taken = 'This display name is already taken';
const refusedBy = (fields: Readonly<Record<string, string>>, common?: string): RegistrationEvent => ({
  kind: 'answered',
  outcome: { ok: false, fields, ...(common !== undefined && { common }) },
  steps,
});

describe('the state of the registration', () => {
  it('a refusal of the server keeps all values', () => {
    const state = after(typed, { kind: 'sent' }, refusedBy({ displayName: taken }));
    expect(state.values).toMatchObject(typed.patch);
    expect(state).toMatchObject({ isPending: false, refused: { displayName: taken }, failures: 1 });
  });

  it('a server error is cleared only when its field changes', () => {
    const refused = refusedBy({ displayName: taken, email: 'Taken' });
    expect(after(typed, refused, { kind: 'changed', patch: { displayName: 'Mereana K' } }).refused).toEqual({ email: 'Taken' });
  });

  it('a refusal opens the step of the refused field, in both orders of the steps [A-077, A-350]', () => {
    const last = { kind: 'moved', step: 1 } as const;
    expect(after(typed, last, refusedBy({ email: 'Taken' })).step).toBe(0);
    expect(after(typed, last, refusedBy({ displayName: taken })).step).toBe(1);
    expect(
      after(typed, last, {
        ...refusedBy({ email: 'Taken' }),
        kind: 'answered',
        outcome: { ok: false, fields: { email: 'Taken' } },
        steps: steps.toReversed(),
      }).step,
    ).toBe(1);
  });

  it('a refusal of fields of both steps opens the first of them [A-077, A-350]', () => {
    const refused = refusedBy({ displayName: taken, email: 'Taken' });
    expect(after(typed, { kind: 'moved', step: 1 }, refused).step).toBe(0);
  });

  it('a refusal of a field that the form does not have stands above the form, with that of the form itself [A-349]', () => {
    const state = after(typed, { kind: 'moved', step: 1 }, refusedBy({ captcha: 'No robots.' }, 'Try again.'));
    expect([state.common, state.step]).toEqual(['Try again. No robots.', 1]);
  });

  it('a late check is ignored when the value has changed, and a failed one says nothing [A-078]', () => {
    const late = { kind: 'checked', field: 'displayName', answer: 'Mere', result: { isFree: false, problem: taken } } as const;
    expect(after(typed, late).refused).toEqual({});
    expect(after(typed, { ...late, answer: 'Mereana' }).refused).toEqual({ displayName: taken });
    expect(after(typed, { ...late, answer: 'Mereana', result: undefined })).toEqual(after(typed));
  });

  it('an answer is free until it changes [A-076]', () => {
    const checked = { kind: 'checked', field: 'displayName', answer: 'Mereana', result: { isFree: true } } as const;
    expect([...after(typed, checked).free]).toEqual(['displayName']);
    expect([...after(typed, checked, { kind: 'changed', patch: { displayName: 'M' } }).free]).toEqual([]);
  });

  it('going on with an unfinished step shows the errors of its fields only [A-077]', () => {
    const { visited, failures } = after({ kind: 'stopped', step: 0, fields: steps[0] ?? [] });
    expect([visited.has('lastName'), visited.has('terms'), failures]).toEqual([true, false, 1]);
  });

  it('that is opened again has its step and its answers, and nothing of the attempt that was not answered [A-169]', () => {
    const sent = after(typed, { kind: 'moved', step: 1 }, refusedBy({}, 'Try again.'), { kind: 'sent' });
    const reopened = reopenRegistration(sent);
    expect(reopened).toMatchObject({ values: sent.values, step: 1, isTouched: true, isPending: false, failures: 0 });
    expect(reopenRegistration()).toEqual(newRegistration);
  });

  it('is touched by the first answer or by leaving a field, and not before [A-274]', () => {
    expect([after().isTouched, after(typed).isTouched]).toEqual([false, true]);
    expect(after({ kind: 'blurred', field: 'email' }).isTouched).toBe(true);
  });
});
