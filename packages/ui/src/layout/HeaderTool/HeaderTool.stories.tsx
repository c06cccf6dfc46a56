import { expect, fn, userEvent } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { HeaderTool, type HeaderToolForm } from './HeaderTool.tsx';

const onPhone: HeaderToolForm = 'icon';
const hidden: HeaderToolForm = 'none';

const meta = preview.meta({
  component: HeaderTool,
  args: { label: 'Fixtures', icon: 'calendar' as const, onPhone, onPress: fn() },
  render: (args) => (
    <div style={{ display: 'flex', padding: 16, background: 'var(--brand-bar)' }}>
      <HeaderTool {...args} />
    </div>
  ),
});

/** With its label on a wide screen, an icon elsewhere. */
export const Default = meta.story();

/** In the menu where there is no room. */
export const InTheMenu = meta.story({ args: { label: 'How to play', icon: 'help', onPhone: hidden } });

export const LongText = meta.story({
  args: { label: 'Fixtures, results and kick-off times of every round' },
  parameters: { picture: { disable: true } },
  play: expectNothingCut,
});

/** One button at each width, and its name is the label. */
export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fixtures' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
