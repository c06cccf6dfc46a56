import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/plays/resilience.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { LoadedChoices } from './LoadedChoices.tsx';

const none = { id: 0, label: 'None' };
const squads = [{ id: 1, label: 'Crusaders' }, { id: 2, label: 'Chiefs' }, none];
const squad = { label: 'Supported squad', value: null, onChange: fn() };

const meta = preview.meta({
  component: LoadedChoices,
  args: {
    failedTitle: 'The squads could not be loaded.',
    failure: undefined,
    children: <Select {...squad} options={squads} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { failure: { isRetrying: false, onRetry: fn() }, children: <Select {...squad} options={[none]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The squads could not be loaded.');
  },
});

export const Retrying = Failed.extend({ args: { failure: { isRetrying: true, onRetry: fn() } } });

export const LongText = Failed.extend({
  args: {
    failedTitle: 'The squads of this season, of which you can support one, could not be loaded at the moment.',
  },
  play: () => expectNothingCut(),
});

export const At320 = LongText.extend(at320);

/** The squads arrive with the second try, and the field takes the focus of the button that is gone. */
export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  render: function Retried(args) {
    const [state, setState] = useState<'failed' | 'retrying' | 'loaded'>('failed');
    const failure = { isRetrying: state === 'retrying', onRetry: () => setState('retrying') };
    return (
      <>
        <LoadedChoices {...args} failure={state === 'loaded' ? undefined : failure} />
        {state === 'retrying' && <span onTransitionEnd={() => setState('loaded')}>Arrives</span>}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Loading' })).toHaveFocus();
    canvas.getByText('Arrives').dispatchEvent(new Event('transitionend', { bubbles: true }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Supported squad/ })).toHaveFocus());
  },
});
