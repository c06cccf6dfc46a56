import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageTitle } from '../../layout/PageTitle/PageTitle.tsx';
import { PreRegistrationLayout } from './PreRegistrationLayout.tsx';

const meta = preview.meta({
  component: PreRegistrationLayout,
  args: { edition: editions.srp, children: <PageTitle title="Be there from round one." /> },
});

export const Clubs = meta.story({
  play: async ({ canvasElement, step }) => {
    await step('beside the form stands a squad picture [A-056]', async () => {
      await expect(canvasElement.querySelectorAll('svg[viewBox="0 0 96 92"]')).toHaveLength(15);
    });
  },
});

/** A title and a text without a place to break. */
export const LongText = meta.story({
  args: {
    children: (
      <PageTitle title="Te Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu">
        {'Be there from round one. '.repeat(12)}
      </PageTitle>
    ),
  },
});

export const Countries = meta.story({ args: { edition: editions.trc } });
