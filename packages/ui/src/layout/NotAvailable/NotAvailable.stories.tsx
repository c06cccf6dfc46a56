import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotAvailable } from './NotAvailable.tsx';

const meta = preview.meta({
  component: NotAvailable,
  args: {
    title: editions.srp.title,
    countries: ['Belarus', 'Cuba', 'Iran', 'North Korea', 'Russia', 'Sudan', 'Syria'],
  },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('it names the countries and the support address [A-161, A-162, A-163]', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Not Available$/);
      await expect(canvas.getByText('We are sorry, but this site is not available in the following countries:')).toBeVisible();
      await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(args.countries);
      await expect(canvas.getByText('For inquiries, please contact support')).toBeVisible();
    });
    await step('its card is at most 600 px wide [A-164]', async () => {
      const card = canvas.getByRole('heading').parentElement;
      await expect(card?.offsetWidth).toBe(Math.min(600, window.innerWidth - 32));
    });
  },
});

export const LongNames = meta.story({
  args: {
    title: editions.trc.title,
    countries: ['The former Yugoslav Republic of Macedonia', 'South Georgia and the South Sandwich Islands'],
  },
});
