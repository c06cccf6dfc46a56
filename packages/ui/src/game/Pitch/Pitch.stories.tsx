import { showMyTeam } from '@rugby/domain/contract/team/team';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { editions } from '@rugby/domain/editions';
import { slots } from '@rugby/domain/game/model/positions';
import { championship, inEdition, midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, waitFor } from 'storybook/test';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { failureOf, isPending } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSeason, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { PitchLogo } from '../PitchLogo/PitchLogo.tsx';
import type { CardFigure } from '../PlayerCard/PlayerCard.tsx';
import { Pitch } from './Pitch.tsx';
import { pitchOf } from './samplePitch.ts';

const clubs = inEdition(editions.srp, midRound);

const callTeam = (network: StoryNetwork) => network.send(showMyTeam, {});

const meta = preview.meta({
  component: Pitch,
  args: {
    label: 'Your fifteen',
    cards: fromSeason(midRound, pitchOf),
    actions: { onPressPlayer: fn(), onPressEmpty: fn() },
  },
  parameters: { frame: 'bleed' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

export const Full = meta.story({});

export const Empty = meta.story({ args: { cards: new Map() } });

export const Partial = meta.story({
  args: {
    cards: fromSeason(midRound, (season) =>
      pitchOf(season, { without: [4, 7, 10, 15], cards: { 1: { player: { status: 'injured' } } } }),
    ),
    chosen: 10,
  },
});

export const Countries = meta.story({ args: { cards: fromSeason(championship, pitchOf) } });

export const Loading = meta.story({
  args: { cards: new Map(), isLoading: fromNetwork(midRound, isPending(callTeam), ...loading(showMyTeam)) },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    cards: fromSlowNetwork(
      midRound,
      { waiting: () => new Map(), answered: async (network) => pitchOf(await network.season()) },
      ...slow(showMyTeam, 100),
    ),
    isLoading: fromSlowNetwork(midRound, isPending(callTeam), ...slow(showMyTeam, 100)),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await answerArrives({ loaded });
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(15));
  },
});

/** It looks like the pitch that loads; beside it stands why, and how to try again. */
export const Failed = meta.story({
  parameters: { picture: { disable: true } },
  args: { cards: new Map(), failure: fromNetwork(midRound, failureOf(callTeam), ...failed(showMyTeam, 503)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The game is busy right now.');
    await expect(canvasElement.querySelector('[data-pitch]')).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongNames = meta.story({
  args: {
    cards: fromSeason(midRound, (season) =>
      pitchOf(season, { all: () => ({ player: { lastName: 'Tuipulotu-Fainga’anuku', status: 'not-selected' } }) }),
    ),
  },
});

export const Review = meta.story({
  name: 'The review shows a logo and nothing to press [G-038]',
  render: ({ label, cards }) => <Pitch label={label} cards={cards} head={<PitchLogo title={editions.srp.title} />} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
    await expect(canvas.getByText(editions.srp.title)).toBeInTheDocument();
  },
});

export const Leaderboard = meta.story({
  name: 'Another user’s team shows points per player [G-039]',
  args: { cards: fromSeason(clubs, (season) => pitchOf(season, { all: played })) },
  render: ({ cards }) => <Pitch label="Team of Mere K" cards={cards} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.getByText(/^Waisea Ravula, Winger, .*round points 22, captain/)).toBeInTheDocument();
  },
});

export const ReadOnlyWithProfiles = meta.story({
  name: 'Another user’s players open, and nothing else can be pressed [G-040]',
  parameters: { picture: { disable: true } },
  args: { cards: fromSeason(midRound, (season) => pitchOf(season, { without: [10] })), onOpenPlayer: fn() },
  render: ({ cards, onOpenPlayer }) => <Pitch label="Team of Mere K" cards={cards} {...(onOpenPlayer && { onOpenPlayer })} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(14);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenPlayer).toHaveBeenCalledWith(1);
  },
});

export const RowsInOrder = meta.story({
  name: 'Rows A to F are in order [G-021]',
  parameters: { picture: { disable: true } },
  args: { cards: new Map() },
  play: async ({ canvas, step }) => {
    const rows = canvas
      .getAllByRole('row')
      .map((row) => [
        row.getAttribute('aria-label'),
        ...[...row.querySelectorAll('button')].map((button) => button.textContent?.replace(/, number.*/, '')),
      ]);
    await step('the forwards stand in rows A, B and C [G-026, G-027, G-028]', () =>
      expect(rows.slice(0, 3)).toEqual([
        ['Front row', 'Prop', 'Hooker', 'Prop'],
        ['Second row', 'Lock', 'Lock'],
        ['Back row', 'Flanker', 'Number eight', 'Flanker'],
      ]),
    );
    await step('the backs stand in rows D, E and F [G-029, G-030, G-031]', () =>
      expect(rows.slice(3)).toEqual([
        ['Half backs', 'Scrum half', 'Fly half'],
        ['Centres', 'Centre', 'Centre'],
        ['Back three', 'Winger', 'Full back', 'Winger'],
      ]),
    );
  },
});

export const FilledAndEmpty = meta.story({
  name: 'A filled slot shows a card, an empty one its position [G-032, G-033]',
  parameters: { picture: { disable: true } },
  args: {
    cards: fromSeason(clubs, (season) => pitchOf(season, { without: [10] })),
    actions: { onPressPlayer: fn(), onPressEmpty: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Fly half/ }));
    await expect(args.actions?.onPressEmpty).toHaveBeenCalledWith(slots.find(({ jersey }) => jersey === 10));
    await userEvent.click(canvas.getByRole('button', { name: /^Tama Hapeta, Lock, Chiefs/ }));
    await expect(args.actions?.onPressPlayer).toHaveBeenCalledWith(5, expect.objectContaining({ jersey: 5 }));
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    cards: fromSeason(clubs, (season) => pitchOf(season, { without: [10] })),
    actions: { onPressPlayer: fn(), onPressEmpty: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const at = (name: RegExp) => expect(canvas.getByRole('button', { name })).toHaveFocus();
    await step('the pitch is one Tab stop, at the first prop', async () => {
      await userEvent.tab();
      await at(/Talavou/);
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
      await userEvent.tab({ shift: true });
      await at(/Talavou/);
    });
    await step('arrow keys move over the pitch and stop at its edge', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await at(/Talavou/);
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
      await at(/Fly half/);
    });
    await step('Enter presses an empty position, Space a player', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.actions?.onPressEmpty).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Home} ');
      await at(/Okeroa/);
      await expect(args.actions?.onPressPlayer).toHaveBeenCalledWith(9, expect.anything());
    });
    await step('a letter moves to the next last name, and Tab returns there', async () => {
      await userEvent.keyboard('rr');
      await at(/Rewiri/);
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await at(/Rewiri/);
    });
  },
});

/** While a press on a card does something else: Tab leads from a card to its button, and arrow keys go on from there. */
export const WithProfileButtons = meta.story({
  args: {
    cards: fromSeason(clubs, (season) => pitchOf(season, { without: [10] })),
    actions: { onPressPlayer: fn(), onPressEmpty: fn(), onOpenProfile: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const at = (name: RegExp) => expect(canvas.getByRole('button', { name })).toHaveFocus();
    await step('the profile opens by the button of the card [D46]', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.tab();
      await at(/^About .*Corrigan$/);
      await userEvent.keyboard('{Enter}');
      await expect(args.actions?.onOpenProfile).toHaveBeenCalledWith(2);
    });
    await step('arrow keys lead on to the next card, and Tab out of the pitch', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await at(/^.*Fonomanu, Prop/);
      await userEvent.tab();
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

/** In a low window the cards are low too. */
export const ProfileButtonsOfLowCards = WithProfileButtons.extend({
  name: 'The profile button of a low card stands clear of the captain’s tab',
  parameters: { picture: { disable: true } },
  decorators: [
    (Story) => (
      <div ref={(frame) => frame?.style.setProperty('--card-jersey', '56px')}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^About .*Ravula$/ }).getBoundingClientRect();
    const tab = canvas.getByText('C').getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(tab.top);
  },
});

/** Tab from the chosen place leads to the players who could fill it. */
export const TabFromTheChosenPlace = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    cards: fromSeason(clubs, (season) => pitchOf(season, { without: [1] })),
    chosen: 1,
    actions: { onPressPlayer: fn(), onPressEmpty: fn(), onLeaveChosen: fn(() => true) },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(args.actions?.onLeaveChosen).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.actions?.onLeaveChosen).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = Partial.extend(inPseudoLocale);

export const At320 = Partial.extend(at320);

export const ForcedColours = Partial.extend(inForcedColours);

function played(jersey: number) {
  const figure: CardFigure = { statistic: 'RoundPoints', value: jersey * 2 };
  return { matchState: 'played', figure } as const;
}
