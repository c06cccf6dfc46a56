import { editions } from '@rugby/domain/editions';
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
