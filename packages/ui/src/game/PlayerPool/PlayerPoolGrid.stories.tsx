import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { poolGrid } from './poolGrid.ts';
import { poolHandlers, FramedSamplePool } from './sampleProps.tsx';

const meta = preview.meta({
  title: 'game/PlayerPool/PlayerPoolGrid',
  component: FramedSamplePool,
  loaders: [() => poolGrid.load()],
  args: {
    season: fromSeason(newUser, (season) => season),
    ...poolHandlers,
  },
  parameters: { picture: { disable: true } },
});

export const LeftBeforeNewFilters = meta.story({
  name: 'The Tab key leads to the first player of new filters',
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('an');
    canvas.getByRole('button', { name: 'Choose the statistic' }).focus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('row')[0]).toHaveFocus();
  },
});

/** An added player leaves their place, for which the browser scrolls: the press on the next player begins before that and ends after it. */
export const PressedWhileScrolling = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [add] = canvas.getAllByRole('button', { name: /^Add / });
    await userEvent.pointer({ keys: '[MouseLeft>]', ...(add && { target: add }) });
    const grid = canvas.getByRole('grid');
    const scrolled = new Promise((done) => grid.addEventListener('scroll', done, { once: true }));
    grid.scrollTop = 1;
    await scrolled;
    await new Promise(requestAnimationFrame);
    await userEvent.pointer('[/MouseLeft]');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
