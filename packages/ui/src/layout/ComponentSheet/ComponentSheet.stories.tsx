import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { ComponentSheet, type Specimen } from './ComponentSheet.tsx';

const specimens: readonly Specimen[] = [
  { name: 'Badge', content: <Badge>Private</Badge> },
  { name: 'Progress', content: <Progress label="Your fifteen" value={9} max={15} valueLabel="60%" /> },
];

const meta = preview.meta({ component: ComponentSheet, args: { title: 'Marks', specimens } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
});

export const LongText = meta.story({
  args: {
    title: 'What stands beside a name and says something about it in a word or two',
    specimens: [{ name: 'AComponentWithAVeryLongNameThatNobodyWouldChoose', content: 'Some words. '.repeat(30), width: 'wide' }],
  },
});
