import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { OffSeasonLanding } from './OffSeasonLanding.tsx';

const header = (
  <SiteHeader
    title={editions.srp.title}
    homeHref="/"
    otherEdition={{ title: editions.trc.title, href: '/rugby-championship/' }}
    action={null}
  />
);

const meta = preview.meta({
  component: OffSeasonLanding,
  args: { edition: editions.srp, header, preRegisterHref: '/pre-registration' },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the Pre-Register button leads to pre-registration [A-041]', async () => {
      await expect(canvas.getByRole('link', { name: 'Pre-Register' })).toHaveAttribute('href', '/pre-registration');
    });
  },
});

/** The championship without a pre-registration. */
export const WithoutPreRegistration = meta.story({
  render: ({ header: head }) => <OffSeasonLanding edition={editions.trc} header={head} />,
});
