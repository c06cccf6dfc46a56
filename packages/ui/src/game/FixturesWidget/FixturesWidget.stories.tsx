import { roundsFile } from '@rugby/domain/contract/rounds';
import { editions } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { valueOf } from '@rugby/domain/stores/remote/request';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { historicRound, inEdition, live, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { useRef } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import { fromNetwork, fromSeason, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { fixtureOf, fixturesOf } from '../FixtureDays/sampleFixtures.ts';
import { FixturesWidget, type FixturesContents, type FixturesWidgetProps } from './FixturesWidget.tsx';
import type { FixturesTimesProps } from './FixturesTimes.tsx';

const drawer: FixturesWidgetProps['form'] = 'drawer';
const popover: FixturesWidgetProps['form'] = 'popover';
const clubs = inEdition(editions.srp, live);
const times: FixturesTimesProps = {
  clock: 'device',
  city: 'Auckland',
  zone: 'NZDT',
  byes: ['Western Force'],
  onClockChange: fn(),
};
const pressed: { readonly onPrevious: FixturesWidgetProps['onPrevious'] } = { onPrevious: fn() };
const meta = preview.meta({
  component: FixturesWidget,
  args: {
    form: drawer,
    triggerRef: { current: null },
    contents: fromSeason(clubs, roundContents),
    roundNumber: 7,
    ...pressed,
    onNext: fn(),
    onViewChange: fn(),
    times,
    onClose: fn(),
  },
  render: (args) => <UnderItsButton {...args} />,
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

function UnderItsButton(args: FixturesWidgetProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ display: 'grid', justifyItems: 'end', padding: 8, background: 'var(--brand-bar)' }}>
      <Button ref={button} variant="quiet-on-brand" icon="calendar">
        Fixtures
      </Button>
      <FixturesWidget {...args} triggerRef={button} />
    </div>
  );
}

export const Default = meta.story({
  play: async ({ args, step, userEvent }) => {
    const widget = await screen.findByRole('dialog', { name: 'Round 7 Fixtures' });
    await step('the title names the round, and the arrows change it [G-052, G-053, A-178]', async () => {
      await userEvent.click(within(widget).getByRole('button', { name: 'Next round' }));
      await expect(args.onNext).toHaveBeenCalledOnce();
      await userEvent.click(within(widget).getByRole('button', { name: 'Previous round' }));
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
    await step('the zone is named, and a button switches to the venues’ zones [G-064]', async () => {
      await expect(widget).toHaveTextContent('Your time, Auckland (NZDT). Western Force have a bye.');
      await userEvent.click(within(widget).getByRole('button', { name: 'Venue time' }));
      await expect(args.times.onClockChange).toHaveBeenLastCalledWith('venue');
    });
  },
});

export const AsPopover = meta.story({ args: { form: popover } });

export const Countries = meta.story({
  args: {
    contents: fromSeason(inEdition(editions.trc, historicRound), (season) => ({
      state: 'round',
      fixtures: fixturesOf(season).map((fixture) => ({ ...fixture, zone: 'NZDT' })),
    })),
    onPrevious: undefined,
    times: { ...times, clock: 'venue', byes: [] },
  },
});

export const ListByRound = meta.story({
  args: {
    form: popover,
    contents: fromSeason(clubs, listContents),
  },
  play: async ({ step }) => {
    await screen.findByRole('dialog', { name: 'All Fixtures' });
    await step('the current round is expanded, the others are not [G-061]', async () => {
      const open = [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
      await expect(open).toEqual(['Round 7Playing']);
    });
  },
});

export const Loading = meta.story({
  args: { contents: fromNetwork(live, requestContents, ...loading(roundsFile)), roundNumber: undefined },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromSlowNetwork(clubs, requestContents, ...slow(roundsFile, 100)),
  },
  play: async ({ loaded }) => {
    const widget = await screen.findByRole('dialog');
    await expect(within(widget).queryAllByRole('listitem')).toEqual([]);
    await answerArrives({ loaded });
    await waitFor(() => expect(within(widget).getAllByRole('listitem').length).toBeGreaterThan(3));
  },
});

export const Empty = meta.story({
  args: { contents: fromNetwork(offSeason, nothingOf(requestContents)), roundNumber: undefined },
});

export const Failed = meta.story({
  args: { contents: fromNetwork(live, requestContents, ...failed(roundsFile, 503)), roundNumber: undefined },
  play: async ({ step, userEvent, args }) => {
    await step('a failure replaces the fixtures and can be retried [G-063]', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('The fixtures could not be loaded.');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(args.contents.state === 'failed' && args.contents.onRetry).toHaveBeenCalledOnce();
    });
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromSeason(clubs, (season) => ({
      state: 'round',
      fixtures: fixturesOf(season).map((fixture) => ({
        ...fixture,
        away: { ...fixture.away, name: 'Queensland Reds of the Sunshine State' },
      })),
    })),
    times: {
      ...times,
      city: 'Buenos Aires',
      zone: 'GMT-3',
      byes: ['Western Force', 'Moana Pasifika', 'New South Wales Waratahs'],
    },
  },
  play: async () => {
    const widget = await screen.findByRole('dialog', { name: 'Round 7 Fixtures' });
    await expect(widget).toHaveTextContent('Western Force, Moana Pasifika, New South Wales Waratahs have byes.');
    await waitFor(expectNothingCut);
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn(), onNext: fn() },
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Round 7 Fixtures' })).toBeVisible());
    screen.getByRole('button', { name: 'Next round' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await step('an on-screen keyboard changes the height, which does not close the widget', async () => {
      window.dispatchEvent(new Event('resize'));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await step('another width closes it [G-059, A-179]', async () => {
      const width = spyOn(window, 'innerWidth', 'get').mockReturnValue(window.innerWidth - 100);
      window.dispatchEvent(new Event('resize'));
      width.mockRestore();
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
});

function roundContents(season: GameWorld): FixturesContents {
  return { state: 'round', fixtures: fixturesOf(season) };
}

/** Rounds 6 to 8 with two matches each. */
function listContents(season: GameWorld): FixturesContents {
  const rounds = season.rounds.slice(5, 8).map(({ id, roundNumber, status, fixtures }) => {
    return { id, roundNumber, status, fixtures: fixtures.slice(0, 2).map((fixture) => fixtureOf(season, fixture)) };
  });
  return { state: 'list', rounds, currentId: 7 };
}

/** What the widget shows of the current round, or in its place. */
async function requestContents(network: StoryNetwork): Promise<FixturesContents> {
  const request = await network.request(network.fetch(roundsFile));
  if (request.state === 'error') return { state: 'failed', onRetry: fn() };
  const rounds = valueOf(request);
  if (rounds === undefined) return { state: 'loading' };
  return rounds.length === 0 ? { state: 'none' } : roundContents(await network.season());
}
