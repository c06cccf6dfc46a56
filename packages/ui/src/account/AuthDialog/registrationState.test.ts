import { describe, expect, it } from 'vitest';
import { newRegistration, reduceRegistration, type RegistrationEvent } from './registrationState.ts';

const after = (...events: readonly RegistrationEvent[]) => events.reduce(reduceRegistration, newRegistration);

const typed = { kind: 'changed', patch: { email: 'mereana@example.com', displayName: 'Mereana' } } as const;
const taken = 'This display name is already taken';

describe('the state of the registration', () => {
  it('a refusal of the server keeps all values', () => {
    const state = after(typed, { kind: 'sent' }, { kind: 'answered', outcome: { ok: false, fields: { displayName: taken } } });
    expect(state.values).toMatchObject(typed.patch);
    expect(state).toMatchObject({ isPending: false, refused: { displayName: taken }, failures: 1 });
  });

  it('a server error is cleared only when its field changes', () => {
    const refused = { kind: 'answered', outcome: { ok: false, fields: { displayName: taken, email: 'Taken' } } } as const;
    expect(after(typed, refused, { kind: 'changed', patch: { displayName: 'Mereana K' } }).refused).toEqual({ email: 'Taken' });
  });

  it('a late check is ignored when the value has changed', () => {
    const late = { kind: 'checked', field: 'displayName', answer: 'Mere', problem: taken } as const;
    expect(after(typed, late).refused).toEqual({});
    expect(after(typed, { ...late, answer: 'Mereana' }).refused).toEqual({ displayName: taken });
  });

  it('submitting an unfinished form shows the errors of all fields', () =>
    expect(after({ kind: 'stopped' }).visited).toContain('terms'));
});
