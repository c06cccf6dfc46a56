import { editions } from '@rugby/domain/editions';
import { getUser } from '@rugby/domain/contract/account/user';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { layout } from '../../theme/scale.ts';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import type { SubNavTab } from '../SubNav/SubNav.tsx';
import { SiteHeader, type SiteHeaderForm } from './SiteHeader.tsx';

const logIn = (
  <Button variant="outline-on-brand" size="sm">
    Log in
  </Button>
);
const account = fromNetwork(newUser, async (network) => {
  const { user } = valueOrThrow(await network.send(getUser, {}));
  const entries = [{ id: 'my-team', label: 'My Team', href: '/my-team' }];
  return <AccountMenu displayName={user.displayName} entries={entries} onLogOut={fn()} />;
});
const tools = <IconButton variant="on-brand" icon="calendar" label="Fixtures" />;
const form: SiteHeaderForm = 'landing';
const tabs: readonly SubNavTab[] = [
  { label: 'My Team', href: '/my-team', isCurrent: true },
  { label: 'My Leagues', href: '/leagues' },
  { label: 'Leaderboard', href: '/leaderboard' },
  { label: 'Help', href: '/help' },
];

const meta = preview.meta({
  component: SiteHeader,
  args: {
    title: editions.srp.title,
    homeHref: '/',
    otherEdition: { title: editions.trc.title, href: '/rugby-championship/' },
    form,
    language: <LanguageSwitcher locales={['en-US']} current="en-US" onChange={fn()} />,
    action: logIn,
    menu: <IconButton variant="on-brand" icon="menu" label="Menu" />,
  },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <div style={{ background: 'var(--brand-bar)' }}>
      <SiteHeader {...args} />
    </div>
  ),
});

/** On the landing page, signed out. */
export const Default = meta.story({
  args: { children: tools },
});

export const SignedIn = meta.story({ args: { form: 'page', tabs, children: tools, action: account } });

export const SignedOutOnAPage = meta.story({ args: { form: 'page', tabs: [], children: tools } });

/** The session is being checked: neither login nor account is shown, and the bar keeps its height. */
export const Checking = meta.story({
  args: { action: null },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    const { height } = canvas.getByRole('banner').getBoundingClientRect();
    await expect([layout.header.landing, layout.header.landingPhone]).toContain(`${height}px`);
  },
});

export const LongNames = meta.story({
  args: {
    title: 'Super Rugby Pacific and All the Islands Fantasy',
    form: 'page',
    tabs: tabs.slice(0, 2),
    action: account,
  },
});

export const ByKeyboard = meta.story({
  args: { children: tools },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: editions.srp.title })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: editions.srp.title })).toHaveAttribute('href', '/');
  },
});

export const PseudoLocale = SignedIn.extend(inPseudoLocale);

export const At320 = SignedIn.extend(at320);

const longestTitle = {
  title: editions.trc.title,
  otherEdition: { title: editions.srp.title, href: '/' },
  form: 'page',
  children: tools,
} as const;

export const TitleAt320 = meta.story({
  name: 'The longest title keeps two lines on the narrowest phone',
  args: { ...longestTitle, tabs, action: account },
  globals: at320.globals,
  parameters: at320.parameters,
  play: ({ canvas }) => expectTwoLines(canvas.getByText(editions.trc.title)),
});

/** The button takes more room than the account. */
export const TitleBesideLogIn = meta.story({
  args: longestTitle,
  parameters: { picture: { disable: true } },
  play: ({ canvas }) => expectTwoLines(canvas.getByText(editions.trc.title)),
});

export const TitleBesideLogInAt320 = TitleBesideLogIn.extend({ globals: at320.globals, parameters: at320.parameters });

/** The height is fixed, so a third line would hang below the bar. */
async function expectTwoLines(title: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const text = document.createRange();
  text.selectNodeContents(title);
  const lines = new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top)));
  await expect(lines.size).toBeLessThanOrEqual(2);
}

export const At200Percent = SignedIn.extend(at200Percent);
