import { editions } from '@rugby/domain/editions';
import { expect, fn } from 'storybook/test';
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

/** No season is over yet. */
export const BeforeLaunch = meta.story({
  args: { onHiddenClick: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('See you at kick-off.');
  },
});

/** Before the launch: the hidden element is neither seen nor reached by keyboard. */
export const HiddenGate = meta.story({
  args: { onHiddenClick: fn() },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    const hidden = canvas.getByTestId('hidden-gate');
    await step('a click on the hidden element is counted, and the keyboard never reaches it [A-240]', async () => {
      await userEvent.click(hidden);
      await expect(args.onHiddenClick).toHaveBeenCalledOnce();
      for (const link of canvas.getAllByRole('link')) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
      await userEvent.tab();
      await expect(hidden).not.toHaveFocus();
    });
  },
});
