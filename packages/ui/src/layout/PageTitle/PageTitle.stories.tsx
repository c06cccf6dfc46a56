import preview from '../../../../../.storybook/preview.tsx';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({ component: PageTitle, args: { title: 'Stats Centre' } });

export const Default = meta.story({});

export const WithActions = meta.story({ args: { actions: <a href="#create">Create league</a> } });

export const LongText = meta.story({
  args: {
    title: 'Die Zahlen aller Spielerinnen und Spieler der laufenden Saison',
    children:
      'Every player of the season with their points, their price and what they have done on the field, round by round and in all.',
  },
});
