import { getUser } from '@rugby/domain/contract/account/user';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { AccountMenu } from './AccountMenu.tsx';

const meta = preview.meta({
  component: AccountMenu,
  args: {
    displayName: fromNetwork(newUser, async (network) => valueOrThrow(await network.send(getUser, {})).user.displayName),
    entries: [{ id: 'my-team', label: 'My Team', href: '/my-team' }],
    onLogOut: fn(),
  },
});

export const Default = meta.story({});

export const LongName = meta.story({ args: { displayName: 'Ana-Lucía Fernández de la Tuipulotu-Fainga’anuku' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await step('Enter opens the menu, arrows move, Enter logs out', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menuitem', { name: 'My Team' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
    });
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});
