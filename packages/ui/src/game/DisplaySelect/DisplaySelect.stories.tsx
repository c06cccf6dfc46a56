import { statistics, type Statistic } from '@rugby/domain/game/players/statistics';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DisplaySelect } from './DisplaySelect.tsx';

const price: Statistic = 'Price';
const fixture: Statistic = 'NextFixture';

const meta = preview.meta({
  component: DisplaySelect,
  args: { value: price, onChange: fn() },
  render: (args) => (
    <div style={{ display: 'flex', padding: 12, background: 'var(--turf-a)' }}>
      <DisplaySelect {...args} />
    </div>
  ),
});

export const Default = meta.story({});

export const NextFixture = meta.story({ args: { value: fixture } });

export const Open = meta.story({
  name: 'Display offers six statistics [G-034, G-212]',
  parameters: { picture: { target: 'page' } },
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Display/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('option')).toHaveLength(statistics.length);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('NextFixture');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
  },
});
