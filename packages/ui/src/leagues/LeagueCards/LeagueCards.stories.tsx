import preview from '../../../../../.storybook/preview.tsx';
import { LeagueCards, type LeagueCardsProps } from './LeagueCards.tsx';

const cards = ['Thursday Night Tackles', 'Harbour Bridge Office', 'Grassroots Open'].map((name) => <p key={name}>{name}</p>);

const args: LeagueCardsProps = { children: cards };
const meta = preview.meta({ component: LeagueCards, args });

export const Default = meta.story({});

export const Busy = meta.story({
  args: { isBusy: true },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
});

export const LongText = meta.story({
  args: { children: [<p key="long">{'The Worshipful Company of Tighthead Props '.repeat(3)}</p>] },
});
