import { expect } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PanelMessage, type PanelMessageProps } from './PanelMessage.tsx';

const args: PanelMessageProps = {
  mark: 'search',
  title: 'No player fits',
  text: 'Nobody passes all of your filters at once.',
  children: <Button variant="secondary">Clear filters</Button>,
};
const meta = preview.meta({ component: PanelMessage, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No player fits');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const WithNumber = meta.story({
  args: {
    mark: 10,
    title: 'No fly half under 3.5m',
    text: 'You have 3.4m left. The cheapest costs 3.9m. Make room, or look at every price.',
    children: (
      <>
        <Button variant="secondary">Any price</Button>
        <Button variant="quiet">Clear filters</Button>
      </>
    ),
  },
});

export const Alert = meta.story({
  args: { mark: 'warning', title: 'Players did not load', text: 'The server is not answering.', isAlert: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Players did not loadThe server is not answering.');
  },
});

export const Page = meta.story({
  args: {
    variant: 'page',
    mark: 'link',
    title: 'This link does not work any more',
    text: 'Whoever made it has stopped sharing their fifteen, or the link is not complete.',
    children: <Button>Pick your own fifteen</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work any more');
  },
});

export const Plain = meta.story({ args: { variant: 'plain' } });

export const LongText = meta.story({
  args: {
    title: 'No league in Te Whanganui-a-Tara and the districts around it begins with these letters',
    text: 'There may be one that is private. Ask the person who manages it for the code, or create a league of your own and invite your friends by mail.',
    children: (
      <>
        <Button>Create a league for your friends</Button>
        <Button variant="quiet">Look at all of the public leagues</Button>
      </>
    ),
  },
  play: () => expectNothingCut(),
});

export const InForcedColours = Alert.extend(inForcedColours);

export const At320 = LongText.extend(at320);
