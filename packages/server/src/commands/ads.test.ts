import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeasonHarness, type SeasonHarness } from './testing/createSeasonHarness.ts';

const advert = { countryId: 'ROW', link1: 'https://example.org/boots', text1: 'Boots for heavy ground' };

let harness: SeasonHarness;

beforeAll(async () => {
  harness = await createSeasonHarness();
});
afterAll(() => harness.drop());

it('publishes the advertisements of an edition, also before it has a season [A-342]', async () => {
  await harness.files.write('ads.json', [advert]);
  const { code } = await harness.season(`ads --edition trc --from ads.json`);
  expect([code, await published()]).toEqual([0, [{ path: '/json/trc/ads.json', ads: [advert] }]]);
});

it('refuses a file with a link that is none, and changes nothing', async () => {
  await harness.files.write('ads.json', [{ ...advert, link1: 'javascript:alert(1)' }]);
  const { code, errors } = await harness.season(`ads --edition trc --from ads.json`);
  expect([code, (await published())[0]?.ads]).toEqual([2, [advert]]);
  expect(errors).toContain('[0].link1');
});

async function published() {
  const stored = await harness.db.selectFrom('documents').select(['path', 'body']).where('path', 'like', '%ads.json').execute();
  return stored.map(({ path, body }) => ({ path, ads: JSON.parse(body.toString()) }));
}
