import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({ component: Link, args: { href: '#fixtures', children: 'See all fixtures', onPress: fn() } });

export const Default = meta.story({});

export const LikeAButton = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Link {...args} variant="primary" />
      <Link {...args} variant="outline" icon="arrow-right" />
      <Link {...args} variant="quiet" />
    </div>
  ),
});

export const InText = meta.story({
  render: (args) => (
    <p>
      Every round has a deadline. <Link {...args} />, in your own time zone, whenever you like.
    </p>
  ),
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  beforeEach: () => {
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** Keeps the browser on the page. */
function stay(event: Event): void {
  event.preventDefault();
}

export const LongText = meta.story({
  args: { children: 'See all fixtures of all rounds of the season, in your own time zone and in that of the ground' },
  parameters: { picture: { disable: true } },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas, step }) => {
    await step('it wraps', async () => {
      const link = canvas.getByRole('link');
      await expect(link.getClientRects().length).toBeGreaterThan(1);
      await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    });
  },
});
