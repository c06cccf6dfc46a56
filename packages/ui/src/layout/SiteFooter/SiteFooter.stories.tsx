import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({ component: SiteFooter, args: { edition: editions.srp }, parameters: { frame: 'bleed' } });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it names the owner and the years [A-009, A-372]', async () => {
      await expect(canvas.getByText('© 2024 Super Rugby Pacific Fantasy')).toBeVisible();
      await expect(canvas.getByText('Powered by a sports-data provider')).toBeVisible();
    });
    await step('it links to the other edition and to the competition', async () => {
      await expect(canvas.getByRole('link', { name: editions.trc.title })).toHaveAttribute('href', '/rugby-championship/');
      await expect(canvas.getByRole('link', { name: 'Competition site' })).toHaveAttribute('href', editions.srp.competitionSite);
    });
  },
});

export const WithHelpPages = meta.story({
  args: {
    edition: editions.trc,
    links: [
      { label: 'Terms & Conditions', href: '/rugby-championship/help/t&cs' },
      { label: 'Privacy Policy', href: '/rugby-championship/help/privacy' },
    ],
  },
});

export const LongText = meta.story({
  args: {
    links: [
      { label: 'Allgemeine Geschäftsbedingungen für die Teilnahme am Spiel', href: '/terms' },
      { label: 'Erklärung zum Schutz Ihrer persönlichen Daten', href: '/privacy' },
    ],
  },
});
