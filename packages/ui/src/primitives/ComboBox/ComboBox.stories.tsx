import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { ComboBoxSearch } from './ComboBoxSearch.tsx';
import type { ComboBoxSearchProps } from './comboBoxProps.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .map((code, id) => ({ id, code, label: names.of(code) ?? code }))
  .filter(({ code, label }) => label !== code)
  .toSorted((one, other) => one.label.localeCompare(other.label));

const meta = preview.meta({
  component: ComboBox<number>,
  args: { label: 'Country of residence', options: countries, value: null, onChange: fn() },
  render: function Chosen({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <div style={{ maxInlineSize: 320 }}>
        <ComboBox
          {...args}
          value={chosen}
          onChange={(id) => {
            setChosen(id);
            onChange(id);
          }}
        />
      </div>
    );
  },
});

function Replaced({ onChange, begun, ...args }: ComboBoxProps<number> & Pick<ComboBoxSearchProps, 'begun'>) {
  return <ComboBoxSearch {...args} onChange={(key) => onChange(Number(key))} begun={begun} />;
}

const fiji = countries.find(({ code }) => code === 'FJ')?.id ?? null;

export const Default = meta.story({});

export const Chosen = meta.story({
  args: { value: fiji },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Fiji')).toHaveRole('combobox');
  },
});

export const Wrong = meta.story({ args: { error: 'Please provide your country of residence' } });

export const Disabled = meta.story({ args: { value: fiji, isDisabled: true } });

export const Searched = meta.story({
  parameters: { picture: { target: 'page' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('land');
    await waitFor(() => expect(screen.getByRole('option', { name: 'New Zealand' })).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  parameters: { picture: { target: 'page' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Atlantis');
    await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.tab();
    await step('typing part of a name, an arrow key and Enter choose', async () => {
      await userEvent.keyboard('fij');
      await screen.findByRole('option', { name: 'Fiji' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(fiji);
    });
    await step('a name that is typed in full is chosen', async () => {
      await userEvent.clear(canvas.getByRole('combobox'));
      await userEvent.keyboard('new zealand');
      await userEvent.tab();
      await expect(canvas.getByRole('combobox')).toHaveValue('New Zealand');
      await expect(args.onChange).toHaveBeenLastCalledWith(countries.find(({ code }) => code === 'NZ')?.id);
    });
    await step('a name that goes on after another name is chosen too', async () => {
      await userEvent.clear(canvas.getByRole('combobox'));
      await userEvent.keyboard('Nigeria');
      await userEvent.tab();
      await expect(canvas.getByRole('combobox')).toHaveValue('Nigeria');
    });
    await step('text that is no option is dropped on blur', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('x');
      await userEvent.tab();
      await expect(canvas.getByRole('combobox')).toHaveValue('Nigeria');
    });
  },
});

/** The list arrives when the field has the focus already. */
export const FocusedBefore = meta.story({
  parameters: { picture: { disable: true } },
  args: { value: fiji },
  render: (args) => <Replaced {...args} begun={{ isFocused: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveValue('Fiji');
  },
});

/** The list arrives when text is typed already. */
export const TypedBefore = meta.story({
  parameters: { picture: { disable: true } },
  render: (args) => <Replaced {...args} begun={{ isFocused: true, text: 'fij' }} />,
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('option', { name: 'Fiji' })).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveValue('fij');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(fiji);
  },
});

/** Browsers send a scroll event with the next frame, when the list may be open already. The keyboard of a phone scrolls the page too. */
export const Scrolled = meta.story({
  parameters: { picture: { disable: true } },
  render: (args) => (
    <section style={{ blockSize: 200, overflow: 'auto' }}>
      <Replaced {...args} begun={{ isFocused: true, text: 'fij' }} />
      <div style={{ blockSize: 400 }} />
    </section>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const option = () => screen.queryByRole('option', { name: 'Fiji' });
    const box = canvasElement.querySelector('section');
    await waitFor(() => expect(option()).toBeVisible());
    await step('the list stays at the event of a scroll from before it opened', async () => {
      box?.dispatchEvent(new Event('scroll'));
      await new Promise(requestAnimationFrame);
      await expect(option()).toBeVisible();
      await expect(canvas.getByRole('combobox')).toHaveValue('fij');
    });
    await step('a scroll leaves the typed text, and the list is where the field is', async () => {
      const distance = () =>
        Number(option()?.getBoundingClientRect().top) - canvas.getByRole('combobox').getBoundingClientRect().top;
      const before = distance();
      box?.scrollTo(0, 10);
      await waitFor(() => expect(distance()).toBeCloseTo(before, 0));
      await expect(canvas.getByRole('combobox')).toHaveValue('fij');
    });
  },
});

/** The list arrives when its button is pressed already. */
export const PressedBefore = meta.story({
  parameters: { picture: { disable: true } },
  render: (args) => <Replaced {...args} begun={{ isFocused: true, isOpening: true }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('option', { name: 'Afghanistan' })).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    label: 'The country in which you live for the greater part of the year',
    options: [{ id: 1, label: 'South Georgia and the South Sandwich Islands' }],
    value: 1,
    error: 'Please provide your country of residence: without it we cannot tell you whether you may take part in the game',
  },
});
