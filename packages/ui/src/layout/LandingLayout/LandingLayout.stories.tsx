import { roundsFile } from '@rugby/domain/contract/rounds';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { editions, otherEditionOf } from '@rugby/domain/editions';
import { betweenRounds, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork, fromSeason, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import { missingRound } from '../../../../../.storybook/network/missingRound.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { at200Percent, at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { nextRoundOf } from '../NextRoundStrip/sampleRounds.ts';
import { LandingAction, LandingLayout, type LandingLayoutProps, type LandingVisitor } from './LandingLayout.tsx';

const onPlay = fn();
const onRetry = fn();
const clubs = inEdition(editions.srp, betweenRounds);
const signedOut: LandingVisitor = { state: 'signed-out', onPlay, onLogIn: fn() };

const shownRound = async (network: StoryNetwork) => nextRoundOf(await network.season());

const meta = preview.meta({
  component: LandingLayout,
  args: {
    edition: editions.srp,
    nextRound: fromSeason(clubs, nextRoundOf),
    visitor: signedOut,
    header: null,
  },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
  render: (args) => <LandingLayout {...args} header={<Header {...args} />} />,
});

function Header({ edition, visitor }: LandingLayoutProps) {
  const other = otherEditionOf(edition);
  return (
    <SiteHeader
      title={edition.title}
      homeHref={`${edition.basePath}/`}
      otherEdition={{ title: other.title, href: `${other.basePath}/` }}
      language={<LanguageSwitcher locales={['en-US']} current="en-US" onChange={fn()} />}
      action={<LandingAction visitor={visitor} />}
      menu={<IconButton variant="on-brand" icon="menu" label="Menu" />}
    />
  );
}

export const ClubNight = meta.story({});

export const TestDay = meta.story({
  args: { edition: editions.trc, nextRound: fromSeason(inEdition(editions.trc, betweenRounds), nextRoundOf) },
});

/** No user can begin to play. */
export const SeasonOver = meta.story({
  args: { nextRound: { state: 'none' }, visitor: { state: 'season-over', onLogIn: fn() } },
  parameters: { picture: { disable: true } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Play now' })).toBeNull(),
});

export const Loading = meta.story({
  args: { nextRound: fromNetwork(clubs, missingRound(onRetry), ...loading(roundsFile)) },
});

/** The game can be entered before the round is there. */
export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: { nextRound: fromSlowNetwork(clubs, { waiting: missingRound(onRetry), answered: shownRound }, ...slow(roundsFile, 100)) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('button', { name: 'Play now' })).toBeEnabled();
    await expect(canvas.queryByText(/starts in$/)).toBeNull();
    await answerArrives({ loaded });
    await expect(await canvas.findByText(/starts in$/)).toBeVisible();
  },
});

/** The game can be entered all the same. */
export const Failed = meta.story({
  args: { nextRound: fromNetwork(clubs, missingRound(onRetry), ...failed(roundsFile, 503)) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Play now' }));
    await expect(onPlay).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first Tab stop skips the header', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    });
    await step('Enter on the large button calls onPlay', async () => {
      canvas.getByRole('button', { name: 'Play now' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(onPlay).toHaveBeenCalledOnce();
    });
  },
});

export const PseudoLocale = ClubNight.extend(inPseudoLocale);

export const At320 = ClubNight.extend(at320);

export const At200Percent = ClubNight.extend(at200Percent);

export const ForcedColours = ClubNight.extend(inForcedColours);
