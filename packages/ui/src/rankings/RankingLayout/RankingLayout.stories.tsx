import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/plays/resilience.ts';
import { RankingLayout } from './RankingLayout.tsx';

const meta = preview.meta({
  component: RankingLayout,
  args: {
    title: 'Leaderboard',
    filters: <span>Filters</span>,
    search: <span>Search</span>,
    table: <span>Table</span>,
    aside: <span>Your place</span>,
  },
});

export const Default = meta.story({});

export const LongText = meta.story({
  args: {
    title: 'Die Rangliste aller Mannschaften der laufenden Saison',
    aside: <span>Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch</span>,
  },
});

export const At320 = LongText.extend(at320);
