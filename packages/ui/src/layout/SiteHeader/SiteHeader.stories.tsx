import { editions } from '@rugby/domain/editions';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = preview.meta({
  component: SiteHeader,
  args: {
    title: editions.srp.title,
    homeHref: '/',
    otherEdition: { title: editions.trc.title, href: '/rugby-championship/' },
    language: 'EN',
    action: (
      <Button variant="outline-on-brand" size="sm">
        Log in
      </Button>
    ),
  },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <div style={{ background: 'var(--brand-bar)' }}>
      <SiteHeader {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: editions.trc.title })).toHaveAttribute('href', '/rugby-championship/');
  },
});

export const WithFixtures = meta.story({
  args: {
    children: (
      <Button variant="quiet-on-brand" icon="calendar" onPress={fn()}>
        Fixtures
      </Button>
    ),
  },
});

export const OnAPage = meta.story({
  args: {
    form: 'page',
    tabs: [{ label: 'My Team', href: '/my-team', isCurrent: true }],
    action: (
      <AccountMenu displayName="Mere Kahu" entries={[{ id: 'my-team', label: 'My Team', href: '/my-team' }]} onLogOut={fn()} />
    ),
  },
});
