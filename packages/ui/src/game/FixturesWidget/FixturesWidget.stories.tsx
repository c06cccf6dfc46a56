import { useRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { clubFixtures, countryFixtures } from '../FixtureDays/sampleFixtures.ts';
import { FixturesWidget, type FixturesContents, type FixturesWidgetProps, type RoundFixtures } from './FixturesWidget.tsx';
import type { FixturesTimesProps } from './FixturesTimes.tsx';

const drawer: FixturesWidgetProps['form'] = 'drawer';
const popover: FixturesWidgetProps['form'] = 'popover';
const round: FixturesContents = { state: 'round', fixtures: clubFixtures };
const times: FixturesTimesProps = {
  clock: 'device',
  city: 'Auckland',
  zone: 'NZDT',
  byes: ['Western Force'],
  onClockChange: fn(),
};
const pressed: { readonly onPrevious: FixturesWidgetProps['onPrevious'] } = { onPrevious: fn() };
const aRound = (id: number, status: RoundFixtures['status']): RoundFixtures => ({
  id,
  roundNumber: id,
  status,
  fixtures: clubFixtures.slice(0, 2),
});

const meta = preview.meta({
  component: FixturesWidget,
  args: {
    form: drawer,
    triggerRef: { current: null },
    contents: round,
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
    await step('the title names the round, the arrows lead to others [G-052, G-053]', async () => {
      await userEvent.click(within(widget).getByRole('button', { name: 'Next round' }));
      await expect(args.onNext).toHaveBeenCalledOnce();
      await userEvent.click(within(widget).getByRole('button', { name: 'Previous round' }));
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
    await step('the zone is named, and the venues’ is a press away [G-064]', async () => {
      await expect(widget).toHaveTextContent('Your time, Auckland (NZDT). Western Force have a bye.');
      await userEvent.click(within(widget).getByRole('button', { name: 'Venue time' }));
      await expect(args.times.onClockChange).toHaveBeenLastCalledWith('venue');
    });
  },
});

export const AsPopover = meta.story({ args: { form: popover } });

export const Countries = meta.story({
  args: {
    contents: { state: 'round', fixtures: countryFixtures.map((fixture) => ({ ...fixture, zone: 'SAST' })) },
    roundNumber: 4,
    onPrevious: undefined,
    times: { ...times, clock: 'venue', byes: [] },
  },
});

export const ListByRound = meta.story({
  args: {
    form: popover,
    contents: { state: 'list', rounds: [aRound(6, 'complete'), aRound(7, 'playing'), aRound(8, 'scheduled')], currentId: 7 },
  },
  play: async ({ step }) => {
    await screen.findByRole('dialog', { name: 'All Fixtures' });
    await step('the current round is expanded, the others are not [G-061]', async () => {
      const open = [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
      await expect(open).toEqual(['Round 7Playing']);
    });
  },
});

export const Loading = meta.story({ args: { contents: { state: 'loading' }, roundNumber: undefined } });

export const Empty = meta.story({ args: { contents: { state: 'none' }, roundNumber: undefined } });

export const Failed = meta.story({
  args: { contents: { state: 'failed', onRetry: fn(), isRetrying: false }, roundNumber: undefined },
  play: async ({ step, userEvent, args }) => {
    await step('a failure is said in its place, with the way to try again [G-063]', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('The fixtures could not be loaded.');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(args.contents.state === 'failed' && args.contents.onRetry).toHaveBeenCalledOnce();
    });
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: {
      state: 'round',
      fixtures: clubFixtures.map((fixture) => ({
        ...fixture,
        away: { ...fixture.away, name: 'Queensland Reds of the Sunshine State' },
      })),
    },
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
    await step('a keyboard that comes up changes the height and closes nothing', async () => {
      window.dispatchEvent(new Event('resize'));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
