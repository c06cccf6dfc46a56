import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { shareLink } from '@rugby/domain/game/leagues/shareLink';
import { editions } from '@rugby/domain/editions';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { leagueFrom } from '../../../../../.storybook/network/leagueFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { InvitePanel, type InvitePanelProps } from './InvitePanel.tsx';

const codeIn = async (network: StoryNetwork) => (await leagueFrom(leagueIds.managed)(network)).code ?? '';
const target = { base: 'https://pacificxv.example', lang: 'en', edition: editions.srp };

const args: InvitePanelProps = {
  code: fromNetwork(historicRound, codeIn),
  link: fromNetwork(historicRound, async (network) =>
    shareLink(target, 'league_invite', { timestamp: 1_774_403_248_000, leagueCode: await codeIn(network) }),
  ),
  text: 'Join my league Thursday Night Tackles',
  onCopy: fn(answerLater(true)),
  onShare: fn(),
};
const meta = preview.meta({ component: InvitePanel, args });
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({
  play: async ({ args: { link }, canvas, step }) => {
    await step('Facebook and Twitter get the link [A-115, A-116]', async () => {
      const shared = encodeURIComponent(link);
      const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
      await expect(hrefOf('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${shared}`);
      await expect(hrefOf('Twitter')).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/);
      await expect(hrefOf('Twitter')).toContain(`url=${shared}&`);
    });
  },
});

/** A browser without its own way of sharing. */
export const WithoutShare = meta.story({ args: { onShare: undefined } });

export const CopyFailed = meta.story({
  parameters: noPicture,
  args: { onCopy: fn(answerLater(false)) },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await step('no indicator is shown [A-358]', async () => {
      await expect(args.onCopy).toHaveBeenCalledWith(args.code);
      await expect(canvas.queryByText('Copied')).toBeNull();
      await expect(canvas.getByRole('alert')).toHaveTextContent(/Select it and copy it yourself\.$/);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await step('the link is there to be copied by hand [A-358]', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(args.link));
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: noPicture,
  play: async ({ canvas, args, step }) => {
    await step('the code is copied, which is confirmed for five seconds [A-113, A-119, A-369]', async () => {
      await userEvent.tab();
      const copied = performance.now();
      const timers = spyOn(window, 'setTimeout');
      await userEvent.keyboard('{Enter}');
      await expect(args.onCopy).toHaveBeenCalledWith(args.code);
      await expect(await canvas.findByText('Copied')).toBeVisible();
      await expect(timers).toHaveBeenCalledWith(expect.any(Function), 5000);
      timers.mockRestore();
      await waitFor(() => expect(canvas.queryByText('Copied')).toBeNull(), { timeout: 7000 });
      await expect(performance.now() - copied).toBeGreaterThanOrEqual(5000);
    });
    await step('the device shares the link [A-117]', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onShare).toHaveBeenCalledOnce();
    });
  },
});

export const LongText = meta.story({
  args: {
    code: 'K7QTX4BDK7QTX4BDK7QT',
    link: `https://pacificxv.example/en/fantasy/league_invite/${'eyJ0aW1lc3RhbXAiOjE3NzQ0MDMyNDgwMDB9'.repeat(4)}`,
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
