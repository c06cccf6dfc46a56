import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SiteNotice, type SiteNoticeProps } from './SiteNotice.tsx';

const icon: IconName = 'offline';

const meta = preview.meta({
  component: SiteNotice,
  args: { icon, text: 'Copy of 18:52, you are offline.' },
  parameters: { frame: 'bleed' },
});

const onLoad = fn();

export const Offline = meta.story({});

/** With both buttons. */
const newVersion = {
  icon: 'retry',
  text: 'An update of the game is ready.',
  children: (
    <>
      <Button variant="quiet" size="sm" onPress={onLoad}>
        Load it
      </Button>
      <Button variant="quiet" size="sm">
        Later
      </Button>
    </>
  ),
} satisfies Partial<SiteNoticeProps>;

export const NewVersion = meta.story({
  args: newVersion,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('An update of the game is ready.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onLoad).toHaveBeenCalledOnce();
  },
});

/** On a narrow phone both buttons stay in one row, beside the sentence. */
export const NarrowPhone = meta.story({
  args: newVersion,
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [load, later] = ['Load it', 'Later'].map((name) => canvas.getByRole('button', { name }).getBoundingClientRect());
    await expect(later?.top).toBe(load?.top);
    await expect(canvas.getByText('An update of the game is ready.').getBoundingClientRect().top).toBeLessThan(load?.bottom ?? 0);
  },
});

export const Queued = meta.story({
  args: {
    text: 'A change of your team is queued, not saved. Open your team to send it.',
    children: <Link href="#my-team">My Team</Link>,
  },
});

/** A copy of another day. */
export const LongText = meta.story({
  args: { text: 'Copy of 27/03/2026, 18:52, you are offline. What has changed since then is not on this page.' },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
});
