import { editions } from '@rugby/domain/editions';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { ErrorReportsSwitch } from '../ErrorReportsSwitch/ErrorReportsSwitch.tsx';
import { FooterChoice, SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({ component: SiteFooter, args: { edition: editions.srp }, parameters: { frame: 'bleed' } });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it names the owner and the years [A-009, A-372]', async () => {
      await expect(canvas.getByText('© 2024 Super Rugby Pacific Fantasy')).toBeVisible();
      await expect(canvas.getByText('Powered by a sports-data provider')).toBeVisible();
    });
    await step('it links to terms and privacy policy [A-159]', async () => {
      await expect(canvas.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/help/t%26c');
      await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/help/privacy');
    });
    await step('it links to the other edition and to the competition [A-159]', async () => {
      await expect(canvas.getByRole('link', { name: editions.trc.title })).toHaveAttribute('href', '/rugby-championship/');
      await expect(canvas.getByRole('link', { name: 'Competition site' })).toHaveAttribute('href', editions.srp.competitionSite);
    });
  },
});

/** The championship links to its rules as well. */
export const Championship = meta.story({
  args: { edition: editions.trc },
  play: async ({ canvas, step }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await step('its rules and terms are those of the championship [A-142]', async () => {
      await expect(hrefOf('Rules')).toBe('/rugby-championship/help/rules');
      await expect(hrefOf('Terms & Conditions')).toBe('/rugby-championship/help/t%26cs');
    });
    await step('so are its privacy policy and the site of its competition [A-159]', async () => {
      await expect(hrefOf('Privacy Policy')).toBe('/rugby-championship/help/privacy');
      await expect(hrefOf('Competition site')).toBe(editions.trc.competitionSite);
      await expect(hrefOf(editions.srp.title)).toBe('/');
    });
  },
});

/** On a site that sends error reports. */
export const WithChoice = meta.story({
  render: (args) => (
    <FooterChoice value={<ErrorReportsSwitch isAllowed={false} onChange={fn()} />}>
      <SiteFooter {...args} />
    </FooterChoice>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Send error reports' })).not.toBeChecked();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Championship.extend(at320);
