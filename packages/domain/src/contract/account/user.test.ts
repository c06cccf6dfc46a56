import { aUser } from '@rugby/mocks/builders/user';
import { describe, expect, test } from 'vitest';
import { genders } from '../../game/session/genders.ts';
import { user } from './user.ts';

const squad = { right: [0, 4], wrong: ['4', 4.5, null, undefined] };
const consent = { right: [true, false], wrong: ['yes', null, undefined] };

describe('a user on the wire', () => {
  test.each([
    { title: 'has an id [G-329, A-187]', field: 'id', right: [1], wrong: ['1', 1.5, null, undefined] },
    {
      title: 'lives in a country, by its id [A-188]',
      field: 'countryOfResidenceId',
      right: [554],
      wrong: ['NZ', 5.5, null, undefined],
    },
    { title: 'supports a squad of the club edition, by its id [A-189]', field: 'supportedSquadId', ...squad },
    { title: 'supports a country of the championship, by its id [A-189]', field: 'trcSupportedSquadId', ...squad },
    { title: 'agrees to messages of New Zealand Rugby or not [A-191]', field: 'optInNzr', ...consent },
    { title: 'agrees to messages of Rugby Australia or not [A-191]', field: 'optInRugbyAu', ...consent },
    { title: 'agrees to messages of SA Rugby or not [A-191]', field: 'optInSA', ...consent },
    {
      title: 'has one of four genders [A-195]',
      field: 'gender',
      right: ['male', 'female', 'another', 'prefer_not_to_say'],
      wrong: ['Male', 'prefer not to say', '', null, undefined],
    },
    {
      title: 'has a list of modals, each with an id [A-193]',
      field: 'modals',
      right: [[], [{ id: 5, type: 'happy_birthday' }]],
      wrong: [[{ type: 'happy_birthday' }], [{ id: '5', type: 'happy_birthday' }], null, undefined],
    },
  ])('$title', ({ field, right, wrong }) => {
    const reads = (value: unknown) => user.safeParse({ ...aUser(), [field]: value }).success;
    expect(right.filter((value) => !reads(value))).toEqual([]);
    expect(wrong.filter(reads)).toEqual([]);
  });

  test('the four genders are all there are, in the order of the form [A-195]', () => {
    expect(genders).toEqual(['male', 'female', 'another', 'prefer_not_to_say']);
  });
});
