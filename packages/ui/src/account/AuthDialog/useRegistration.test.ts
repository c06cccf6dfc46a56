import { editions } from '@rugby/domain/editions';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleWords } from '../../words/sampleWords.ts';
import { WordsProvider } from '../../words/WordsProvider.tsx';
import { newRegistration, type RegistrationState } from './registrationState.ts';
import { filledIn } from './sampleAnswers.ts';
import { useRegistration } from './useRegistration.ts';

const values = { ...newRegistration.values, ...filledIn, confirmEmail: filledIn.email, confirmPassword: filledIn.password };

it.each([
  ['untouched, with valid answers', { values }, false],
  ['touched, with valid answers', { values, isTouched: true }, true],
  ['touched, with an error', { values: { ...values, email: 'mereana' }, isTouched: true }, false],
  ['touched, with an answer that the server refused', { values, isTouched: true, refused: { email: 'Taken' } }, false],
])('the first step can be sent once it is touched and has no error: %s [A-273, A-274]', (_, state, canSubmit) => {
  expect(canSubmitIn({ ...newRegistration, ...state })).toBe(canSubmit);
});

function canSubmitIn(unsentRegistration: RegistrationState): boolean {
  const port = {
    now: '2026-03-25T04:47:28Z',
    unsentRegistration,
    onRegister: () => Promise.resolve({ ok: true } as const),
    onCheckEmail: () => Promise.resolve(undefined),
    onCheckDisplayName: () => Promise.resolve(undefined),
  };
  const Shown = () => String(useRegistration(editions.srp.registrationSteps, port).canSubmit);
  const page = WordsProvider({ words: sampleWords, children: createElement(Shown) });
  return renderToStaticMarkup(page) === 'true';
}
