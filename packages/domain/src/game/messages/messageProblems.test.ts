import { expect, test } from 'vitest';
import { siteCatalog } from '../../i18n/catalog.ts';
import { createWords } from '../../i18n/createWords.ts';
import { contactProblems, preRegistrationProblems } from './messageProblems.ts';

const words = createWords(siteCatalog, 'en-US');
const answers = { firstName: 'Mere', lastName: 'Kahu', email: 'mere@example.org' };
const sentencesOf = (change: Partial<typeof answers>) =>
  preRegistrationProblems({ ...answers, ...change }).map(({ field, problem }) => [field, words(problem)]);

test('a pre-registration needs first name, last name and email [A-061, A-283]', () => {
  expect(sentencesOf({})).toEqual([]);
  const sentence = 'Please fill out all required fields';
  expect(sentencesOf({ firstName: ' ', lastName: '', email: '' })).toEqual([
    ['firstName', sentence],
    ['lastName', sentence],
    ['email', sentence],
  ]);
});

test('names and address of a pre-registration have at most 45 characters [A-284, A-285]', () => {
  expect(sentencesOf({ firstName: 'e'.repeat(45), lastName: 'e'.repeat(45), email: `${'e'.repeat(33)}@example.org` })).toEqual(
    [],
  );
  expect(sentencesOf({ firstName: 'e'.repeat(46) })).toEqual([
    ['firstName', 'A name has at most 45 characters, all of them visible'],
  ]);
  expect(sentencesOf({ email: ' ' })).toEqual(sentencesOf({ email: '' }));
  expect(sentencesOf({ lastName: 'e'.repeat(46) }).map(([field]) => field)).toEqual(['lastName']);
  expect(sentencesOf({ email: `${'e'.repeat(34)}@example.org` })).toEqual([
    ['email', 'Please use an email address of at most 45 characters'],
  ]);
});

test('the address of a pre-registration must be one e-mail address [A-247, A-248]', () => {
  for (const email of ['mere', 'mere@example', 'a@b.nz, c@d.nz'])
    expect(sentencesOf({ email })).toEqual([['email', 'Please provide a valid email address']]);
});

test('a message needs a name, an address and a text of at most 4,000 characters', () => {
  const sentencesOfContact = (change: object) =>
    contactProblems({ name: 'Mere', email: 'mere@example.org', message: 'Kia ora', ...change });
  const fieldsOf = (change: object) => sentencesOfContact(change).map(({ field }) => field);
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ name: ' ', email: 'mere', message: '\n' })).toEqual(['name', 'email', 'message']);
  expect(fieldsOf({ message: 'x'.repeat(4000) })).toEqual([]);
  expect(fieldsOf({ message: 'x'.repeat(4001) })).toEqual(['message']);
  expect(fieldsOf({ name: 'Mere\r\nBcc: x@y.nz' })).toEqual(['name']);
  expect([45, 46].map((length) => fieldsOf({ name: 'e'.repeat(length) }))).toEqual([[], ['name']]);
  const missing = sentencesOfContact({ name: '', email: '', message: '' }).map(({ problem }) => words(problem));
  const tooLong = sentencesOfContact({ name: 'e'.repeat(46), message: 'x'.repeat(4001) }).map(({ problem }) => words(problem));
  expect([...missing, ...tooLong]).toEqual([
    'Please provide your name',
    'Please provide a valid email address',
    'Please write a message',
    'A name has at most 45 characters, all of them visible',
    'A message has at most 4,000 characters',
  ]);
});
