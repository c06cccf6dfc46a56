import { editions } from '@rugby/domain/editions';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { MobileDrawer, type MobileDrawerGroup } from './MobileDrawer.tsx';

const onLogOut = fn();

/** Every entry of the menu. */
const everything: readonly MobileDrawerGroup[] = [
  {
    entries: [
      { label: 'Dashboard', href: '#dashboard', icon: 'ball' },
      { label: 'My Team', href: '#my-team', icon: 'shirt', isCurrent: true },
    ],
  },
  {
    label: 'Leagues',
    entries: [
      { label: 'My Leagues', href: '#leagues' },
      { label: 'Create a League', href: '#create' },
      { label: 'Join a League', href: '#join' },
    ],
  },
  {
    entries: [
      { label: 'Leaderboard', href: '#leaderboard', icon: 'trophy' },
      { label: 'Prizes', href: '#prizes', icon: 'star' },
    ],
  },
  {
    entries: [
      { label: 'My Account', href: '#account', icon: 'user' },
      { label: 'Log out', onPress: onLogOut, icon: 'arrow-right' },
    ],
  },
];

const signedOut: readonly MobileDrawerGroup[] = [
  { entries: [{ label: 'Stats Centre', href: '#stats', icon: 'sort' }] },
  { entries: [{ label: editions.trc.title, href: '#trc', icon: 'swap' }] },
  { entries: [{ label: 'Log in', onPress: fn(), icon: 'user' }] },
];

const meta = preview.meta({
  component: MobileDrawer,
  args: {
    title: editions.srp.title,
    groups: everything,
    onClose: fn(),
    children: <LanguageSwitcher locales={['en-US']} current="en-US" onChange={fn()} />,
  },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
});

export const SignedOut = meta.story({ args: { groups: signedOut } });

export const LongText = meta.story({
  args: {
    title: 'Super Rugby Pacific and All the Islands Fantasy',
    groups: [
      {
        label: 'What you may look up while the round is being played',
        entries: [{ label: 'Leaderboard of all managers of all leagues', href: '#boards', icon: 'trophy' }],
      },
    ],
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await step('the focus is inside and stays there', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Menu' });
      for (const _ of Array.from({ length: 12 })) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
      }
    });
    await step('the menu closes 400 ms after a link or an action was chosen [A-244]', async () => {
      const entries = [screen.getByRole('link', { name: 'Prizes' }), screen.getByRole('button', { name: 'Log out' })];
      for (const [before, entry] of entries.entries()) {
        entry.focus();
        const timers = spyOn(window, 'setTimeout');
        await userEvent.keyboard('{Enter}');
        await expect(timers).toHaveBeenCalledWith(args.onClose, 400);
        timers.mockRestore();
        await expect(args.onClose).toHaveBeenCalledTimes(before);
        await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(before + 1));
      }
      await expect(onLogOut).toHaveBeenCalledOnce();
    });
    await step('Escape closes it at once', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(3);
    });
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);

export const ForcedColours = Default.extend(inForcedColours);
