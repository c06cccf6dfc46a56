import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button, type ButtonSize, type ButtonVariant } from './Button.tsx';

const meta = preview.meta({ component: Button, args: { children: 'Save team', onPress: fn() } });

const onSurface: readonly ButtonVariant[] = ['primary', 'secondary', 'outline', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'form', 'lg'];

export const Default = meta.story({});

export const Variants = meta.story({
  render: (args) => (
    <div style={row}>
      {onSurface.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
});

export const OnBrand = meta.story({
  args: { children: 'Log in' },
  render: (args) => (
    <div style={{ ...row, padding: 16, background: 'var(--brand-bar)' }}>
      <Button {...args} variant="primary-on-brand" />
      <Button {...args} variant="outline-on-brand" />
      <Button {...args} variant="quiet-on-brand" icon="calendar" />
    </div>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={row}>
      {sizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
});

export const WithIcon = meta.story({ args: { variant: 'secondary', icon: 'undo', children: 'Undo' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Pending = meta.story({ args: { isPending: true, pendingLabel: 'Saving' } });

export const LongWords = meta.story({ args: { children: 'Save this team for every round that is still to be played' } });

export const KeepsFocusAndSizeWhilePending = meta.story({
  parameters: { picture: { disable: true }, media: { motion: true } },
  args: { pendingLabel: 'Saving' },
  render: function Toggled(args) {
    return (
      <div style={row}>
        <Button {...args} />
        <Button {...args} isPending />
      </div>
    );
  },
  play: async ({ canvas, args, userEvent, step }) => {
    const resting = canvas.getByRole('button', { name: 'Save team' });
    const pending = canvas.getByRole('button', { name: 'Saving' });
    await step('both have the same width', async () => {
      await expect(pending.getBoundingClientRect().width).toBe(resting.getBoundingClientRect().width);
    });
    await step('only a spinner that is seen turns', async () => {
      await expect([turns(resting), turns(pending)]).toEqual([false, true]);
    });
    await step('the pending button takes the focus, but no press', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(pending).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await userEvent.click(pending);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
});

/** As its style says: a picture of another story may have stopped the animation itself. */
function turns(button: Element): boolean {
  return [...button.querySelectorAll('span')].some((part) => {
    const { animationName, animationPlayState } = getComputedStyle(part);
    return animationName !== 'none' && animationPlayState === 'running';
  });
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
