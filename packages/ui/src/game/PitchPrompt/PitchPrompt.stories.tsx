import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PitchPrompt } from './PitchPrompt.tsx';

const onPlayers = fn();

const meta = preview.meta({
  component: PitchPrompt,
  args: {
    text: 'Choose a winger for Mahanui',
    children: (
      <Button variant="quiet" size="sm" onPress={onPlayers}>
        Players
      </Button>
    ),
  },
  parameters: { frame: 'bleed' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', maxInlineSize: 360, padding: 12, background: 'var(--turf-a)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});

export const TextOnly = meta.story({ render: ({ text }) => <PitchPrompt text={text} /> });

export const LongText = meta.story({
  args: { text: 'Choose an outside back for Tuipulotu-Fainga’anuku, who is marked out of your team for this round' },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ userEvent }) => {
    onPlayers.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onPlayers).toHaveBeenCalledOnce();
  },
});
