import { playerOf } from '../PlayerCard/sampleCards.ts';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { boosted } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromSeason, type InSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Pitch } from '../Pitch/Pitch.tsx';
import { pitchOf } from '../Pitch/samplePitch.ts';
import { TeamHead, type TeamHeadProps } from './TeamHead.tsx';

const meta = preview.meta({
  component: TeamHead,
  args: {
    season: fromSeason(boosted, (season) => season),
    name: fromSeason(boosted, ({ team }) => team?.name ?? ''),
    note: fromSeason(boosted, coCaptainOf),
    figure: fromSeason(boosted, ({ team }) => ({ label: 'Total points', value: String(team?.points.total) })),
  },
  render: (args: TeamHeadProps & InSeason) => <TeamHead {...args} />,
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total points').nextElementSibling).toHaveTextContent('2128');
  },
});

export const WithoutPoints = meta.story({
  parameters: { picture: { disable: true } },
  render: () => <TeamHead name="Mere K" figure={{ label: 'Total points', value: '0' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total points').nextElementSibling).toHaveTextContent(/^0$/);
    await expect(canvas.getByText('Mere K').nextElementSibling).toBeNull();
  },
});

export const LongNames = meta.story({
  args: {
    name: 'The Whangamomona Republic Second Fifteen',
    note: 'Co-captain: Tuipulotu-Fainga’anuku, Triple Captain: Tu’ungafasi',
  },
});

export const OnThePitch = meta.story({
  parameters: { picture: { disable: true } },
  render: ({ season, ...args }) => <Pitch label="Fifteen of Mere K" cards={pitchOf(season)} head={<TeamHead {...args} />} />,
  play: async ({ canvas, step }) => {
    await step('it stands above the first row of players', async () => {
      const [first] = canvas.getAllByRole('list');
      const { bottom } = canvas.getByText('Total points').getBoundingClientRect();
      await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
  },
});

function coCaptainOf(season: Season): string {
  const playerId = season.team?.boosters.at(0)?.playerId ?? 0;
  return `Co-captain: ${playerOf(season, playerId).lastName}`;
}
