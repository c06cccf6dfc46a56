import preview from '../../../../../.storybook/preview.tsx';
import { AccountPart } from './AccountPart.tsx';

const meta = preview.meta({
  component: AccountPart,
  args: { title: 'Active sessions', children: <p>What the part holds.</p> },
});

export const Default = meta.story({});

export const LongText = meta.story({ args: { title: 'Active sessions on this and on all your other devices' } });
