import { aUser } from '@rugby/mocks/builders/user';
import { describe, expect, test } from 'vitest';
import { genders } from '../../game/session/genders.ts';
import { user } from './user.ts';

const squad = { right: [0, 4], wrong: ['4', 4.5, null, undefined] };
const text = { right: ['Mere'], wrong: [7, null, undefined] };
const consent = { right: [true, false], wrong: ['yes', null, undefined] };

describe('a user on the wire', () => {
  test.each([
    { title: 'has an id [G-329, A-187]', field: 'id', right: [1], wrong: ['1', 1.5, null, undefined] },
    { title: 'has an email address [A-187]', field: 'email', ...text },
    { title: 'has a display name [A-187]', field: 'displayName', ...text },
    { title: 'has a first name [A-187]', field: 'firstName', ...text },
    { title: 'has a last name [A-187]', field: 'lastName', ...text },
    { title: 'has a date of birth [A-187]', field: 'dob', ...text },
    { title: 'has an avatar or none [A-187]', field: 'avatar', right: ['/media/image/a.webp', null], wrong: [7, undefined] },
    { title: 'gets notifications or not [A-190]', field: 'isNotificationsEnabled', ...consent },
    {
      title: 'has a list of the games that it plays [A-192]',
      field: 'playedGames',
      right: [[], ['srp_fantasy', 'trc_fantasy']],
      wrong: ['srp_fantasy', [1], null, undefined],
    },
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

  const replacement = {
    id: 5,
    type: 'player_replacement',
    edition: 'srp',
    outPlayerId: 104,
    inPlayerId: 0,
    currentPosition: 'lock',
    prevPosition: 'prop',
  };
  const readModal = (modal: object) => user.parse({ ...aUser(), modals: [modal] }).modals[0];

  test('a modal of type player_replacement names both players and both positions [A-194]', () => {
    expect(readModal(replacement)).toEqual(replacement);
  });

  test.each(['outPlayerId', 'inPlayerId', 'currentPosition', 'prevPosition'])(
    'a modal without %s is none of type player_replacement that is shown [A-194]',
    (field) => {
      expect(readModal({ ...replacement, [field]: undefined })).toEqual({ id: 5, type: 'player_replacement' });
    },
  );

  test('the four genders are all there are, in the order of the form [A-195]', () => {
    expect(genders).toEqual(['male', 'female', 'another', 'prefer_not_to_say']);
  });
});
