import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { getUser } from '@rugby/domain/contract/account/user';
import { expect, waitFor } from 'storybook/test';
import { landscape } from '@rugby/mocks/builders/account';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { AccountSection } from '../AccountSection/AccountSection.tsx';
import { type AccountLink, AccountLayout } from './AccountLayout.tsx';

const links: readonly AccountLink[] = [
  { id: 'personal', label: 'Personal information', icon: 'user' },
  { id: 'avatar', label: 'Avatar', icon: 'camera' },
  { id: 'delete', label: 'Delete account', icon: 'trash', tone: 'danger' },
];

const userIn = async (network: StoryNetwork) => valueOrThrow(await network.send(getUser, {})).user;

const meta = preview.meta({
  component: AccountLayout,
  args: {
    name: fromNetwork(historicRound, async (network) => (await userIn(network)).displayName),
    email: fromNetwork(historicRound, async (network) => (await userIn(network)).email),
    links,
    children: (
      <AccountSection id="personal" title="Personal information" icon="user" isFolding={false}>
        <p>What the section holds.</p>
      </AccountSection>
    ),
  },
});

export const Default = meta.story({});

/** The menu marks the section that is chosen or read; a phone has no menu. */
export const CurrentSection = meta.story({
  args: {
    children: links.map(({ id, label, icon }) => (
      <AccountSection key={id} id={id} title={label} icon={icon} isFolding={false}>
        <div style={{ blockSize: '100vh' }} />
      </AccountSection>
    )),
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { picture: { disable: true } },
  play: async ({ canvasElement }) => {
    const current = () => canvasElement.querySelector('nav [aria-current]')?.textContent;
    await waitFor(() => expect(current()).toBe('Personal information'));
    canvasElement.querySelector('#delete')?.scrollIntoView();
    await waitFor(() => expect(current()).toBe('Delete account'));
    canvasElement.querySelector<HTMLAnchorElement>('nav a[href="#avatar"]')?.click();
    await waitFor(() => expect(current()).toBe('Avatar'));
  },
});

export const WithAvatar = meta.story({ args: { avatar: landscape } });

export const LongNames = meta.story({
  args: { name: 'Tuipulotu-Fainga’anuku Jr', email: 'a-very-long-address-of-somebody@a-very-long-domain.example.org' },
});
