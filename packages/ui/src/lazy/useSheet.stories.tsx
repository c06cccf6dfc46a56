import { useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { useSheet } from './useSheet.ts';

let code = Promise.withResolvers<void>();

/** A button whose sheet arrives when the story says so. */
function Sample() {
  const [overlay] = useState(() => ({ load: () => code.promise }));
  const { open, button, sheet } = useSheet(overlay);
  const [name, setName] = useState('');
  return (
    <>
      <ButtonContext value={{ ...button, onPress: open }}>
        <Button>Fixtures</Button>
      </ButtonContext>
      <TextField label="Name" value={name} onChange={setName} />
      {sheet?.isOpen === true && <p id={sheet.id}>Blues against Chiefs</p>}
    </>
  );
}

const meta = preview.meta({
  title: 'primitives/useSheet',
  component: Sample,
  beforeEach: () => {
    code = Promise.withResolvers();
  },
  parameters: { picture: { disable: true } },
});

export const Waited = meta.story({
  name: 'A sheet opens when its code arrives',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await arrive();
    await expect(canvas.getByText('Blues against Chiefs')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
});

export const FocusMoved = meta.story({
  name: 'A sheet whose code arrives after the user has moved the focus does not open',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), 'Touch');
    await arrive();
    await expect(canvas.queryByText('Blues against Chiefs')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Escaped = meta.story({
  name: 'A sheet whose code arrives after Escape does not open, and the next press opens it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await arrive();
    await expect(canvas.queryByText('Blues against Chiefs')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Blues against Chiefs')).toBeVisible();
  },
});

async function arrive(): Promise<void> {
  code.resolve();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
