import { createTeamLink, showTeamLink } from '@rugby/domain/contract/sharing/teamLinks';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { getGamebar } from '@rugby/domain/contract/gamebar';
import { showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import { drawTeamPicture } from '@rugby/domain/game/sharing/drawTeamPicture';
import type { PictureFormat } from '@rugby/domain/game/sharing/pictureFormats';
import { hidePicks } from '@rugby/domain/game/team/hidePicks';
import { describeTeamPicture, teamPictureOf } from '@rugby/domain/i18n/teamPictureWords';
import { midRound, roundOver } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failureOf, whileMissing } from '../../../../../.storybook/network/callState.ts';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { type DrawnPicture, type SharedLink, SharePicture, type SharePictureProps } from './SharePicture.tsx';

const onShare = fn();
const onRetry = fn();

const shared = {
  state: 'shared',
  href: 'https://pacificxv.example/en/fantasy/team/eyJ0aW1lc3RhbXAiOjE3NzQ0MDMyNDgwMDB9',
} as const;
const aLink = (link: SharedLink, about: Partial<SharePictureProps['link']> = {}): SharePictureProps['link'] => ({
  link,
  isChanging: false,
  onRetry,
  onCreate: fn(),
  onDelete: fn(),
  onCopy: fn(answerLater(true)),
  ...about,
});

const createLink = (network: StoryNetwork) => network.send(createTeamLink, { body: { roundId: 7 } });

/** The link before it is known whether there is one. */
async function linkMissing(network: StoryNetwork): Promise<SharePictureProps['link']> {
  const call = (one: StoryNetwork) => one.send(showTeamLink, { params: { roundId: 7 } });
  return aLink(await whileMissing<SharedLink>(call, { pending: { state: 'loading' }, error: { state: 'failed' } })(network));
}

/** The link of a round that the user has not shared. */
async function linkNotShared(network: StoryNetwork): Promise<SharePictureProps['link']> {
  const { code } = valueOrThrow(await network.send(showTeamLink, { params: { roundId: 7 } }));
  return aLink(code === null ? { state: 'none' } : shared);
}

const args: SharePictureProps = {
  roundNumber: 7,
  format: 'wide',
  picture: fromNetwork(roundOver, async (network) => pictureIn(network, 'wide', { onShare })),
  alt: fromNetwork(roundOver, altIn),
  parts: ['picture', 'alt'],
  onFormatChange: fn(),
  onCopy: fn(answerLater(true)),
  link: aLink({ state: 'none' }),
  onClose: fn(),
};
const meta = preview.meta({ component: SharePicture, args, parameters: { frame: 'bleed', picture: { target: 'dialog' } } });

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('img', { name: /^.+\. Round 7, final: \d+ points\./ })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'round-7-1200x630.png');
  },
});

export const Tall = meta.story({
  args: { format: 'tall', picture: fromNetwork(roundOver, async (network) => pictureIn(network, 'tall', { onShare })) },
});

/** During the first match, in an edition that hides picks until their kick-off. */
export const WithHiddenPicks = meta.story({
  args: {
    picture: fromNetwork(midRound, async (network) => pictureIn(network, 'wide', { onShare }, { isHidden: true })),
    alt: fromNetwork(midRound, async (network) => altIn(network, { isHidden: true })),
    note: 'Players appear at their kick-off',
  },
  play: async () => {
    await expect(await screen.findByText('Players appear at their kick-off')).toBeVisible();
  },
});

export const Drawing = meta.story({ args: { picture: { state: 'drawing' } } });

export const Failed = meta.story({
  args: { picture: { state: 'failed', onRetry } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

/** A browser that can neither share files nor copy pictures: the file and the words remain. */
export const WithoutFiles = meta.story({
  args: { parts: ['alt'], picture: fromNetwork(roundOver, async (network) => pictureIn(network, 'wide', {})) },
  play: async () => {
    await expect(await screen.findByText(/cannot hand a picture to another app/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Copy picture' })).toBeNull();
  },
});

/** A browser that does not allow the copy: it is not confirmed, and the dialog says what to do instead. */
export const CopyRefused = meta.story({
  parameters: { picture: { disable: true } },
  args: { onCopy: fn(answerLater(false)) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy words' }));
    await expect(args.onCopy).toHaveBeenCalledWith('alt');
    await expect(screen.queryByText('Copied')).toBeNull();
    await expect(screen.getByRole('alert')).toHaveTextContent('Select the words below and copy them.');
  },
});

/** The fifteen has a link, which can be copied and deleted. */
export const Shared = meta.story({
  args: { link: aLink(shared) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await expect(args.link?.onCopy).toHaveBeenCalledWith(shared.href);
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await expect(args.link?.onDelete).toHaveBeenCalledOnce();
  },
});

/** The keyboard is on what is done next with a new link, not on what ends it. */
export const LinkMade = meta.story({
  parameters: { picture: { disable: true } },
  render: function Making(args) {
    const [link, setLink] = useState<SharedLink>({ state: 'none' });
    return <SharePicture {...args} link={aLink(link, { onCreate: () => setLink(shared) })} />;
  },
  play: async ({ userEvent }) => {
    (await screen.findByRole('button', { name: 'Create link' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus());
  },
});

export const LinkCopyRefused = meta.story({
  parameters: { picture: { disable: true } },
  args: { link: aLink(shared, { onCopy: fn(answerLater(false)) }) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Select the link and copy it.');
  },
});

export const LinkLoading = meta.story({
  parameters: { picture: { disable: true } },
  args: { link: fromNetwork(roundOver, linkMissing, ...loading(showTeamLink)) },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Link' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const LinkSlow = meta.story({
  parameters: { picture: { disable: true } },
  args: { link: fromSlowNetwork(roundOver, { waiting: linkMissing, answered: linkNotShared }, ...slow(showTeamLink, 100)) },
  play: async ({ loaded }) => {
    const region = await screen.findByRole('region', { name: 'Link' });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await answerArrives({ loaded });
    await waitFor(() => expect(region).not.toHaveAttribute('aria-busy', 'true'));
  },
});

export const LinkFailed = meta.story({
  parameters: { picture: { disable: true } },
  args: { link: fromNetwork(roundOver, linkMissing, ...failed(showTeamLink, 503)) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

/** The link is being made. */
export const LinkPending = meta.story({
  parameters: { picture: { disable: true } },
  args: { link: aLink({ state: 'none' }, { isChanging: true }) },
  play: async () => {
    const buttons = await screen.findAllByRole('button');
    await expect(buttons.filter((button) => button.hasAttribute('data-pending'))).toHaveLength(1);
  },
});

export const LinkRefused = meta.story({
  args: {
    link: fromNetwork(
      roundOver,
      async (network) => aLink({ state: 'none' }, { error: await failureOf(createLink)(network) }),
      ...failed(createTeamLink, 503),
    ),
  },
});

/** The team of another user has no link of this user's. */
export const WithoutLink = meta.story({
  parameters: { picture: { disable: true } },
  args: { link: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Copy words' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
  },
});

export const LongNames = meta.story({
  args: { picture: fromNetwork(roundOver, async (network) => pictureIn(network, 'wide', { onShare }, { name: 'W'.repeat(40) })) },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    const share = await screen.findByRole('button', { name: 'Share picture' });
    await step('the picture is handed to another app', async () => {
      share.focus();
      await userEvent.keyboard('{Enter}');
      await expect(onShare).toHaveBeenCalled();
    });
    await step('a copy is confirmed', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCopy).toHaveBeenCalledWith('picture');
      await expect(await screen.findByText('The picture is copied.')).toBeInTheDocument();
    });
    await step('a link is made', async () => {
      screen.getByRole('button', { name: 'Create link' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.link?.onCreate).toHaveBeenCalledOnce();
    });
    await step('the other format is chosen', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /Tall/ }));
      await expect(args.onFormatChange).toHaveBeenCalledWith('tall');
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

interface SharedAbout {
  readonly name?: string;
  /** Whether players are hidden until their kick-off. */
  readonly isHidden?: boolean;
}

/** The user's fifteen of round 7, as the share picture shows it. */
async function sharedIn(network: StoryNetwork, { name = 'Mereana’s Marauders', isHidden = false }: SharedAbout = {}) {
  const { teamHistory } = valueOrThrow(await network.send(showMyTeamHistory, { params: { roundId: 7 } }));
  if (teamHistory === null) throw new Error('The scenario has no team in round 7.');
  const figures = valueOrThrow(await network.send(getGamebar, { query: { roundId: 7 } }));
  const season = await network.season();
  const edition = { ...season.edition, revealRivals: isHidden ? 'on-lock' : 'always' } as const;
  const team = hidePicks({ ...teamHistory, name }, { ...season, edition });
  const round = { ...figures, round: { id: 7, roundNumber: 7, status: isHidden ? 'playing' : 'complete' } } as const;
  return { team, picture: teamPictureOf(team, round, 'fantasy.example', season, sampleWords) };
}

async function pictureIn(
  network: StoryNetwork,
  format: PictureFormat,
  ways: { readonly onShare?: () => void },
  about?: SharedAbout,
): Promise<DrawnPicture> {
  const { picture } = await sharedIn(network, about);
  const size = { wide: '1200x630', tall: '1080x1350' }[format];
  const href = `data:image/svg+xml,${encodeURIComponent(drawTeamPicture(picture, format))}`;
  return { state: 'drawn', href, name: `round-7-${size}.png`, ...ways };
}

async function altIn(network: StoryNetwork, about?: SharedAbout): Promise<string> {
  const { team, picture } = await sharedIn(network, about);
  return describeTeamPicture(team, picture, sampleWords);
}
