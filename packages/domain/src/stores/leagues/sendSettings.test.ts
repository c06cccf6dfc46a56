import { expect, it } from 'vitest';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { sendSettings } from './sendSettings.ts';

const success = (name: string) =>
  ({
    ok: true,
    value: { league: { id: 1, name, privacy: 'public', startId: 8, status: 'scheduled', leagueManager: null } },
  }) as const;
const refused = { ok: false, failure: { kind: 'refused', status: 404, errors: [] } } as const;

it('a setting that is changed keeps a name that was saved in another tab [A-288]', async () => {
  const { api, sent } = anApi({ showLeague: success('Spring Series') });
  await sendSettings(api, 1, { privacy: 'public' });
  expect(sent).toEqual([{ params: { leagueId: 1 }, body: { name: 'Spring Series', privacy: 'public' } }]);
});

it('a name that is changed is sent without a look at the one before [A-288]', async () => {
  const { api, sent, asked } = anApi({});
  await sendSettings(api, 1, { leagueId: 1, name: 'Autumn Series' });
  expect([asked, sent.length]).toEqual([['updateLeague'], 1]);
});

it('nothing is changed when the name could not be read [A-288]', async () => {
  const { api, sent } = anApi({ showLeague: refused });
  expect(await sendSettings(api, 1, { privacy: 'public' })).toEqual(refused);
  expect(sent).toEqual([]);
});

function anApi(answers: Answers) {
  const [sent, asked]: [unknown[], string[]] = [[], []];
  const updateLeague: Answers[string] = (request) => {
    sent.push(request);
    return success('Spring Series');
  };
  return { sent, asked, api: fakeApi({ updateLeague, ...answers }, asked) };
}
