import { editions } from '@rugby/domain/editions';
import { emptyLineup } from '@rugby/domain/game/model/lineup';
import { deadlinesOf } from '@rugby/domain/game/season/deadlines';
import { localTime } from '@rugby/domain/game/season/localTime';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { byes, inEdition, midRound, newUser } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { playerOf } from '../../game/PlayerCard/sampleCards.ts';
import { type DeadlineContent, Deadlines } from './Deadlines.tsx';

const friday: DeadlineContent = {
  id: 1,
  date: '27/03/2026',
  time: '19:05',
  zone: 'NZDT',
  home: 'Highlanders',
  away: 'Crusaders',
  venue: 'Forsyth Barr Stadium',
  isLocked: true,
  players: ['Ballantine', 'Corrigan'],
};
const perth: DeadlineContent = {
  ...friday,
  id: 2,
  date: '28/03/2026',
  time: '00:35',
  home: 'Western Force',
  away: 'ACT Brumbies',
  venue: 'HBF Park',
  isLocked: false,
  players: ['Strand', 'Whittaker'],
};

const clubs = inEdition(editions.srp, midRound);
const clubsWithByes = inEdition(editions.srp, byes);

const meta = preview.meta({
  component: Deadlines,
  args: {
    roundNumber: 7,
    deadlines: fromSeason(clubs, (season) => contentsOf(season).deadlines),
    free: fromSeason(clubs, (season) => contentsOf(season).free),
    isVenueTime: false,
    onVenueTimeChange: fn(),
    deviceZone: 'Auckland (NZDT)',
    calendar: { feedHref: 'webcal://example.org/json/calendar.ics', fileHref: '/json/calendar.ics' },
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const AtTheVenues = meta.story({
  args: { isVenueTime: true, deadlines: [friday, { ...perth, date: '27/03/2026', time: '19:35', zone: 'AWST' }] },
});

export const PlayerWithoutFixture = meta.story({
  args: {
    deadlines: fromSeason(clubsWithByes, (season) => contentsOf(season).deadlines),
    free: fromSeason(clubsWithByes, (season) => contentsOf(season).free),
  },
});

/** A user who has not picked anybody. */
export const Empty = meta.story({
  args: {
    deadlines: fromNetwork(
      newUser,
      nothingOf(async (network) => contentsOf(await network.season()).deadlines),
    ),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  render: function Switching(args) {
    const [isVenueTime, setIsVenueTime] = useState(false);
    const deadlines = isVenueTime ? [{ ...perth, time: '19:35', zone: 'AWST' }] : [perth];
    return <Deadlines {...args} isVenueTime={isVenueTime} onVenueTimeChange={setIsVenueTime} deadlines={deadlines} />;
  },
  play: async ({ userEvent, step }) => {
    await step('the switch shows the times of the venues, each with its zone [B7]', async () => {
      (await screen.findByRole('switch')).focus();
      await userEvent.keyboard(' ');
      await expect(await screen.findByText('AWST')).toBeVisible();
      await expect(screen.getByText('Times at the venues.')).toBeVisible();
    });
    await step('the calendar can be subscribed to or downloaded [B7]', async () => {
      await expect(screen.getByRole('link', { name: 'Add the deadlines to your calendar' })).toHaveAttribute(
        'href',
        'webcal://example.org/json/calendar.ics',
      );
      await expect(screen.getByRole('link', { name: 'Get it as a file' })).toHaveAttribute('download');
    });
  },
});

export const LongNames = meta.story({
  args: {
    deadlines: [
      {
        ...perth,
        venue: 'Estadio Único Madre de Ciudades, Santiago del Estero',
        players: ['Tuipulotu-Fainga’anuku', 'Ò’Ngārimuhanga'],
      },
    ],
    deviceZone: 'Argentina/Buenos Aires (GMT-3)',
  },
});

/** The deadlines of the user's team in Auckland's time, and who has a bye. */
function contentsOf(season: Season): { readonly deadlines: readonly DeadlineContent[]; readonly free: readonly string[] } {
  const { deadlines, free } = deadlinesOf(season.team?.lineup ?? emptyLineup, season);
  const namesOf = (ids: readonly number[]) => ids.map((id) => playerOf(season, id).lastName);
  return {
    free: namesOf(free),
    deadlines: deadlines.map(({ fixture, isLocked, playerIds }) => ({
      id: fixture.id,
      ...localTime(fixture.date, 'Pacific/Auckland'),
      home: fixture.homeSquadName,
      away: fixture.awaySquadName,
      venue: fixture.venueName,
      isLocked,
      players: namesOf(playerIds),
    })),
  };
}
