import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { picturedInForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { SubNav } from './SubNav.tsx';

const meta = preview.meta({
  component: SubNav,
  args: {
    tabs: [
      { label: 'My Team', href: '/my-team', isCurrent: true },
      { label: 'My Leagues', href: '/leagues' },
      { label: 'Leaderboard', href: '/leaderboard' },
      { label: 'Help', href: '/help' },
    ],
    otherEdition: { title: editions.trc.title, href: '/rugby-championship/' },
  },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <div style={{ background: 'var(--brand-bar)', paddingInline: 16, minBlockSize: 56, overflow: 'auto' }}>
      <SubNav {...args} />
    </div>
  ),
});

/** Hidden on a phone, where the pages are in the menu. */
export const Default = meta.story({});

export const LongText = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    tabs: [
      { label: 'Die Mannschaft, die ich aufgestellt habe', href: '/my-team', isCurrent: true },
      { label: 'Meine Ligen und Einladungen', href: '/leagues' },
      { label: 'Gesamtrangliste der Saison', href: '/leaderboard' },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      ...args.tabs.map(({ label }) => label),
      editions.trc.title,
    ]);
    await expect(new Set(links.map((link) => link.getBoundingClientRect().top))).toHaveProperty('size', 1);
  },
});

export const ByKeyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My Team' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Team');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My Leagues' })).toHaveFocus();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const ForcedColours = Default.extend(picturedInForcedColours);
