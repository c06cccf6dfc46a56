import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({ component: PageTitle, args: { title: 'Stats Centre' } });

export const Default = meta.story({});

export const WithActions = meta.story({ args: { actions: <Link href="#create">Create league</Link> } });

export const LongText = meta.story({
  args: {
    title: 'Die Zahlen aller Spielerinnen und Spieler der laufenden Saison',
    children:
      'Every player of the season with their points, their price and what they have done on the field, round by round and in all.',
  },
});
