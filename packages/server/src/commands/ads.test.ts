import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeasonHarness, type SeasonHarness } from './testing/createSeasonHarness.ts';

const advert = { countryId: 'ROW', link1: 'https://example.org/boots', text1: 'Boots for heavy ground' };

let harness: SeasonHarness;

beforeAll(async () => {
  harness = await createSeasonHarness();
});
afterAll(() => harness.drop());

it('publishes the advertisements of an edition, also before it has a season [A-337, A-342]', async () => {
  const ofClubs = { ...advert, link1: 'https://example.org/balls' };
  for (const [edition, ad] of Object.entries({ trc: advert, srp: ofClubs })) {
    await harness.files.write('ads.json', [ad]);
    expect((await harness.season(`ads --edition ${edition} --from ads.json`)).code).toBe(0);
  }
  expect(await published()).toEqual([
    { path: '/json/ads.json', ads: [ofClubs] },
    { path: '/json/trc/ads.json', ads: [advert] },
  ]);
});

it('refuses a file with a link that is none, and changes nothing', async () => {
  await harness.files.write('ads.json', [{ ...advert, link1: 'javascript:alert(1)' }]);
  const { code, errors } = await harness.season(`ads --edition trc --from ads.json`);
  expect([code, (await published())[1]?.ads]).toEqual([2, [advert]]);
  expect(errors).toContain('[0].link1');
});

async function published() {
  const stored = await harness.db
    .selectFrom('documents')
    .select(['path', 'body'])
    .where('path', 'like', '%ads.json')
    .orderBy('path')
    .execute();
  return stored.map(({ path, body }) => ({ path, ads: JSON.parse(body.toString()) }));
}
