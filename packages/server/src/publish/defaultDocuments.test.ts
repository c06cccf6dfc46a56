import { siteCatalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { pseudoCatalog, pseudoSentence } from '@rugby/domain/i18n/pseudoLocale';
import { expect, test } from 'vitest';
import { createFixedDocuments } from './defaultDocuments.ts';

test.each(['/json', '/json/trc'])('locale/en.json below %s answers as en-US [A-010, A-341]', async (folder) => {
  const documents = await createFixedDocuments([]);
  const words = documents.get(`${folder}/locale/en-US.json`);
  expect(JSON.parse(String(words?.body))).toEqual(siteCatalog);
  expect(documents.get(`${folder}/locale/en.json`)?.etag).toBe(words?.etag);
});

test('a second locale is only data: its words are published and spoken by its own rules [A-011]', async () => {
  const polish = { ...pseudoCatalog(siteCatalog) };
  const documents = await createFixedDocuments([], { 'en-US': siteCatalog, 'pl-PL': polish });
  for (const name of ['pl-PL', 'pl'])
    expect(JSON.parse(String(documents.get(`/json/locale/${name}.json`)?.body))).toEqual(polish);
  const words = createWords(polish, 'pl-PL');
  expect(words('landing.play')).toBe(pseudoSentence('Play now'));
  expect(new Intl.ListFormat(words.locale).format(['Blues', 'Reds'])).toBe('Blues i Reds');
});
