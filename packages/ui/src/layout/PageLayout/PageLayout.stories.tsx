import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { PageLayout, type PageLayoutProps } from './PageLayout.tsx';

const frame: NonNullable<PageLayoutProps['frame']> = 'column';

const meta = preview.meta({
  component: PageLayout,
  args: {
    header: (
      <SiteHeader
        form="page"
        title={editions.srp.title}
        homeHref="/"
        otherEdition={{ title: editions.trc.title, href: '/rugby-championship/' }}
        action={null}
      />
    ),
    children: <h1>Stats Centre</h1>,
    footer: <SiteFooter edition={editions.srp} />,
    frame,
  },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(footer.top).toBeGreaterThanOrEqual(window.innerHeight);
  },
});

export const LongText = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>A page that is longer than the window: its header scrolls away with it, its footer comes last.</p>
    )),
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    const [header, main, footer] = [canvas.getByRole('banner'), canvas.getByRole('main'), canvas.getByRole('contentinfo')];
    await expect(main.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
    await expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(main.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  },
});

/** On paper there is the content alone, dark on white. */
export const Printed = meta.story({
  parameters: { media: { print: true }, picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['banner', 'contentinfo']) await expect(canvas.queryByRole(part)).toBeNull();
    await expect(getComputedStyle(canvas.getByRole('main')).colorScheme).toBe('light');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
});
