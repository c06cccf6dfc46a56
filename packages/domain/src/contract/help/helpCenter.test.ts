import { expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { jsonAddressOf } from '../jsonFile.ts';
import { helpArticlesFile, helpCategoriesFile, helpSectionsFile } from './helpCenter.ts';
import { z } from '../schema.ts';

it('help has one address for both editions, with the locale in lower case [A-343]', () => {
  const files = [helpCategoriesFile('en-US'), helpSectionsFile('en-US'), helpArticlesFile('en-US')];
  expect(files.map((file) => jsonAddressOf(file, editions.trc))).toEqual([
    '/help_center/en-us/categories.json',
    '/help_center/en-us/sections.json',
    '/help_center/en-us/articles.json',
  ]);
});

it('label_names is always a list, and a name stands for a title that is absent, and the reverse [A-212]', () => {
  const { sections } = z.parse(helpSectionsFile('en-US').schema, { sections: [{ id: 1, category_id: 2, name: 'FAQs' }] });
  expect(sections).toEqual([{ id: 1, category_id: 2, name: 'FAQs', title: 'FAQs', position: 0, label_names: [] }]);
  const { articles } = z.parse(helpArticlesFile('en-US').schema, { articles: [{ id: 1, section_id: 2, title: 'A' }] });
  expect(articles).toEqual([{ id: 1, section_id: 2, name: 'A', title: 'A', body: '', position: 0, label_names: [] }]);
});
