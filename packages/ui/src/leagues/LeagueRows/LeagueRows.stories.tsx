import preview from '../../../../../.storybook/preview.tsx';
import { LeagueRows, type LeagueRowsProps } from './LeagueRows.tsx';

const args: LeagueRowsProps = { children: ['Overall', 'New Zealand', 'Hurricanes'].map((name) => <p key={name}>{name}</p>) };
const meta = preview.meta({ component: LeagueRows, args });

export const Default = meta.story({});

export const OneRow = meta.story({ args: { children: [<p key="overall">Overall</p>] } });

export const LongText = meta.story({
  args: { children: [<p key="long">{'South Georgia and the South Sandwich Islands '.repeat(3)}</p>] },
});
