import { editions, kitOf } from '@rugby/domain/editions';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Squad } from '../../primitives/SquadMark/SquadMark.tsx';
import type { UpcomingRound } from '../NextRoundStrip/NextRoundStrip.tsx';
import { LandingLayout } from './LandingLayout.tsx';

const club = (name: string, abbreviation: string): Squad => ({ name, abbreviation, kit: kitOf(editions.srp, abbreviation, 0) });
const country = (name: string, abbreviation: string, flag: string): Squad => ({
  name,
  abbreviation,
  flag,
  kit: kitOf(editions.trc, abbreviation, 0),
});

const clubRound: UpcomingRound = {
  state: 'upcoming',
  roundNumber: 7,
  home: club('Hurricanes', 'HURR'),
  away: club('Crusaders', 'CRUS'),
  kickOff: '27/03/2026, 19:05',
  now: Date.parse('2026-03-25T04:47:28Z'),
  startsAt: Date.parse('2026-03-27T09:05:00Z'),
};

const countryRound: UpcomingRound = {
  state: 'upcoming',
  roundNumber: 4,
  home: country('New Zealand', 'NZ', 'NZ'),
  away: country('Argentina', 'ARG', 'AR'),
  kickOff: '22/08/2026, 19:05',
  now: Date.parse('2026-08-21T09:56:06Z'),
  startsAt: Date.parse('2026-08-22T07:05:00Z'),
};

const meta = preview.meta({
  component: LandingLayout,
  args: { edition: editions.srp, nextRound: clubRound, visitor: { state: 'signed-out', onPlay: fn(), onLogIn: fn() } },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const ClubNight = meta.story({});

export const TestDay = meta.story({ args: { edition: editions.trc, nextRound: countryRound } });

export const SignedIn = meta.story({ args: { visitor: { state: 'signed-in', myTeamHref: '/my-team' } } });

export const Loading = meta.story({ args: { nextRound: { state: 'loading' } } });

export const RoundFailed = meta.story({
  args: { nextRound: { state: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
  },
});

export const NoRound = meta.story({ args: { nextRound: { state: 'none' } } });
