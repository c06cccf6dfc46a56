import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../api/apiClient.ts';
import { editions } from '../../editions.ts';
import { HelpStore } from './HelpStore.ts';

configure({ enforceActions: 'always' });

const files: Readonly<Record<string, object>> = {
  categories: { categories: [{ id: 1, name: 'Help', position: 1, label_names: [] }] },
  sections: { sections: [{ id: 2, category_id: 1, name: 'FAQs', title: 'FAQs', position: 1, label_names: [] }] },
  articles: { articles: [{ id: 3, section_id: 2, name: 'A', title: 'A', body: '<p>A</p>', position: 1, label_names: [] }] },
};

describe('the articles of the help centre', () => {
  it('are loaded once, from all three files [A-343]', async () => {
    const { store, asked } = aStore();
    expect([store.isLoading, store.sections]).toEqual([true, undefined]);
    await store.load();
    await store.load();
    expect([store.isLoading, store.sections?.[0]?.path]).toEqual([false, 'faqs']);
    expect(asked).toEqual(['categories', 'sections', 'articles']);
  });

  it.each(Object.keys(files))(
    'that cannot be loaded are no error: without %s there are none, and a later visit tries again [A-143]',
    async (missing) => {
      const { store, fail } = aStore();
      fail(missing);
      await store.load();
      expect([store.isLoading, store.sections]).toEqual([false, undefined]);
      fail('');
      await store.load();
      expect(store.sections).toHaveLength(1);
    },
  );

  it('are none where the source has none [A-143]', async () => {
    const { store } = aStore({ ...files, articles: { articles: [] } });
    await store.load();
    expect([store.isLoading, store.sections]).toEqual([false, undefined]);
  });
});

function aStore(answers = files) {
  const asked: string[] = [];
  let failing = '';
  const fetch: Api['fetch'] = async (file) => {
    asked.push(file.name);
    if (file.name === failing) return { ok: false, failure: { kind: 'offline' } };
    const read = file.schema.safeParse(answers[file.name]);
    return read.success ? { ok: true, value: read.data } : { ok: false, failure: { kind: 'off-contract', detail: '' } };
  };
  return { store: new HelpStore({ fetch }, editions.srp, 'en-US'), asked, fail: (name: string) => (failing = name) };
}
