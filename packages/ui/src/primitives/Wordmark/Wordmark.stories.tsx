import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({
  component: Wordmark,
  args: { title: editions.srp.title },
  render: (args) => (
    <div style={{ padding: 16, background: 'var(--brand-bar)' }}>
      <Wordmark {...args} />
    </div>
  ),
});

export const Club = meta.story({});

export const Championship = meta.story({ args: { title: editions.trc.title } });

export const LongText = meta.story({ args: { title: 'Super Rugby Pacific and All the Islands Fantasy' } });

/** Before the game's font is there the title has a third line, and keeps its height: nothing below moves. */
export const WiderFont = meta.story({
  args: { title: editions.trc.title, form: 'compact' },
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas }) => {
    const title = canvas.getByText(args.title);
    const height = title.clientHeight;
    title.style.fontFamily = 'monospace';
    await expect(title.scrollHeight).toBeGreaterThan(height);
    await expect(title.clientHeight).toBe(height);
  },
});
