import { catalog } from '@rugby/domain/i18n/catalog';
import { pseudoSentence } from '@rugby/domain/i18n/pseudoLocale';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FoundationsPage } from './FoundationsPage.tsx';
import { Areas } from './foundationsLook.ts';

const meta = preview.meta({ title: 'foundations/Words', component: FoundationsPage, tags: ['!autodocs'] });

/** Each area of the catalog with its number of sentences, and an example in the pseudo-locale. */
export const Words = meta.story({
  args: {
    title: 'Words',
    lead: 'Short, plain, second person. Every sentence stands in the catalog by its key; the toolbar’s pseudo-locale shows where a longer language would not fit.',
    children: (
      <Areas>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Sentences</th>
            <th scope="col">For instance</th>
            <th scope="col">In the pseudo-locale</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(catalog).map(([area, words]) => {
            const sentences = sentencesIn(words);
            const first = sentences.find((sentence) => sentence.length > 12) ?? '';
            return (
              <tr key={area}>
                <th scope="row">{area}</th>
                <td>{sentences.length}</td>
                <td>{first}</td>
                <td>{pseudoSentence(first)}</td>
              </tr>
            );
          })}
        </tbody>
      </Areas>
    ),
  },
  // No picture: it would change with every new sentence.
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    const areas = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(areas).toEqual(Object.keys(catalog));
  },
});

function sentencesIn(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(sentencesIn) : [];
}
