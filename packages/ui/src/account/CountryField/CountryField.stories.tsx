import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { failed } from '@rugby/mocks/handlers/states';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { optionsOf } from '../AuthDialog/sampleAnswers.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerOf, nothingOf, whileMissing } from '../../../../../.storybook/network/callState.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CountryField } from './CountryField.tsx';

const callCountries = (network: StoryNetwork) => network.fetch(countriesFile);
const countriesIn = async (network: StoryNetwork) => optionsOf((await answerOf(callCountries)(network)) ?? []);
const newZealandIn = async (network: StoryNetwork) =>
  (await countriesIn(network)).find(({ label }) => label === 'New Zealand')?.id ?? 0;
const onRetry = fn();

const meta = preview.meta({
  component: CountryField,
  args: {
    label: 'Country of residence',
    countries: fromNetwork(betweenRounds, countriesIn),
    value: fromNetwork(betweenRounds, newZealandIn),
    onChange: fn(),
  },
});

export const Default = meta.story({});

export const Failed = meta.story({
  args: {
    countries: fromNetwork(betweenRounds, nothingOf(countriesIn), ...failed(countriesFile, 503)),
    countriesFailure: fromNetwork(
      betweenRounds,
      whileMissing(callCountries, { pending: undefined, error: { isRetrying: false, onRetry } }),
      ...failed(countriesFile, 503),
    ),
  },
});

export const Retrying = meta.story({
  args: { countries: [], countriesFailure: { isRetrying: true, onRetry } },
});

export const LongText = meta.story({
  args: {
    label: 'The country in which you live for the greater part of the year',
    value: 554,
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
          countries={state === 'loaded' ? args.countries : []}
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
