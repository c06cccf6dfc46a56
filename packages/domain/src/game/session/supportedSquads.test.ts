import { expect, it } from 'vitest';
import { createSupportedSquads } from './supportedSquads.ts';

it('an account supports one squad in each edition', () => {
  expect(createSupportedSquads(({ supportedSquadField }) => supportedSquadField.length)).toEqual({
    supportedSquadId: 'supportedSquadId'.length,
    trcSupportedSquadId: 'trcSupportedSquadId'.length,
  });
});
