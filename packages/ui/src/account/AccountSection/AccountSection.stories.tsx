import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { AccountSection, type AccountSectionProps } from './AccountSection.tsx';

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

/** The URL with the same fragment may be typed again after the section was closed. */
export const NamedAgain = meta.story({
  render: (props) => <NamedSection {...props} />,
  args: { isFolding: true },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    const content = canvas.getByText('What the section holds.');
    await step('a section that the URL names is open, and can be closed', async () => {
      await expect(content).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Avatar' }));
      await expect(content).not.toBeVisible();
    });
    await step('it opens when the URL is typed again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Type the URL again' }));
      await expect(content).toBeVisible();
    });
  },
});

/** A button that was pressed is disabled or removed when its work is done. The heading, which names the section, gets the focus. */
export const FocusOfPressedButton = meta.story({
  args: { children: <Buttons /> },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { name: 'Avatar' });
    for (const name of ['Save avatar', 'Remove']) {
      await step(`${name}, by keyboard`, async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(heading).toHaveFocus());
      });
    }
    await step('an element that has the focus by then keeps it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Later' })).toBeDisabled());
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
});

function NamedSection(props: AccountSectionProps) {
  const [visits, setVisits] = useState(1);
  return (
    <>
      <Button onPress={() => setVisits(visits + 1)}>Type the URL again</Button>
      <AccountSection {...props} namedBy={String(visits)} />
    </>
  );
}

function Buttons() {
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const press = (name: string) => setPressed((last) => [...last, name]);
  return (
    <>
      <Button isDisabled={pressed.includes('save')} onPress={() => press('save')}>
        Save avatar
      </Button>
      {!pressed.includes('remove') && <Button onPress={() => press('remove')}>Remove</Button>}
      <Button isDisabled={pressed.includes('later')} onPress={() => setTimeout(() => press('later'), 200)}>
        Later
      </Button>
      <input aria-label="Name" />
    </>
  );
}
