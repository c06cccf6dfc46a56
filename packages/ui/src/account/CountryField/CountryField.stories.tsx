import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CountryField } from './CountryField.tsx';

const countries = [
  { id: 36, label: 'Australia' },
  { id: 554, label: 'New Zealand' },
];

const meta = preview.meta({
  component: CountryField,
  args: { label: 'Country of residence', countries, value: 554, onChange: fn() },
});

export const Default = meta.story({});

export const Failed = meta.story({
  args: { countries: [], countriesFailure: { isRetrying: false, onRetry: fn() } },
});

export const Retrying = meta.story({
  args: { countries: [], countriesFailure: { isRetrying: true, onRetry: fn() } },
});

export const LongText = meta.story({
  args: {
    label: 'The country in which you live for the greater part of the year',
    countries: [{ id: 554, label: 'South Georgia and the South Sandwich Islands' }],
  },
});

/** The countries arrive with the second try, after the list of the field is loaded. */
export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  render: function Retried(args) {
    const [state, setState] = useState<'failed' | 'retrying' | 'loaded'>('failed');
    const retry = () => setState('retrying');
    const failure = { isRetrying: state === 'retrying', onRetry: retry };
    return (
      <>
        <CountryField
          {...args}
          countries={state === 'loaded' ? countries : []}
          countriesFailure={state === 'loaded' ? undefined : failure}
        />
        {state === 'retrying' && <span onTransitionEnd={() => setState('loaded')}>Arrives</span>}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The countries could not be loaded.');
    await userEvent.tab();
    const opener = () => canvas.getByRole('button', { name: /Show the choices/ });
    await waitFor(() => expect(opener()).toHaveAttribute('aria-haspopup', 'listbox'));
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Loading' })).toHaveFocus();
    canvas.getByText('Arrives').dispatchEvent(new Event('transitionend', { bubbles: true }));
    await expect(await canvas.findByDisplayValue('New Zealand')).toHaveFocus();
  },
});
