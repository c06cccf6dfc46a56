import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { AccountSection } from './AccountSection.tsx';

const camera: IconName = 'camera';
const trash: IconName = 'trash';
const danger: 'default' | 'danger' = 'danger';

const meta = preview.meta({
  component: AccountSection,
  args: {
    id: 'avatar',
    title: 'Avatar',
    icon: camera,
    lead: 'A small picture beside your name.',
    isFolding: false,
    children: <p>What the section holds.</p>,
  },
});

export const Default = meta.story({});

export const Folded = meta.story({ args: { isFolding: true } });

export const Danger = meta.story({ args: { tone: danger, icon: trash, title: 'Delete account', isFolding: true } });

export const LongText = meta.story({ args: { title: 'Personal information and everything else about you', isFolding: true } });

export const ByKeyboard = meta.story({
  args: { isFolding: true },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    await step('its heading opens and closes it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('What the section holds.')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('What the section holds.')).not.toBeVisible();
    });
  },
});
