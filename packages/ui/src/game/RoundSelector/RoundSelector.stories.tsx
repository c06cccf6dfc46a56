import { getGamebar } from '@rugby/domain/contract/gamebar';
import { loading, slow } from '@rugby/mocks/handlers/states';
import { selectableRounds } from '@rugby/domain/game/season/rounds';
import { historicRound, midRound } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { isPending } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSeason, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { RoundSelector } from './RoundSelector.tsx';

const isLoading = isPending((network) => network.send(getGamebar, { query: {} }));

const meta = preview.meta({
  component: RoundSelector,
  args: {
    rounds: fromSeason(historicRound, (season) => selectableRounds(season.rounds, 1)),
    selectedId: 7,
    onSelect: fn(),
  },
  render: function Chosen({ selectedId, onSelect, ...args }) {
    const [shown, setShown] = useState(selectedId);
    return (
      <div style={{ display: 'flex' }}>
        <RoundSelector
          {...args}
          selectedId={shown}
          onSelect={(id) => {
            setShown(id);
            onSelect?.(id);
          }}
        />
      </div>
    );
  },
});

export const Default = meta.story({});

export const Playing = meta.story({ args: { rounds: fromSeason(midRound, (season) => selectableRounds(season.rounds, 1)) } });

/** The rounds of the team are on their way: there is nothing to choose yet. */
export const Loading = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    isLoading: fromNetwork(historicRound, isLoading, ...loading(getGamebar)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Round 7/ })).toBeDisabled();
  },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: { isLoading: fromSlowNetwork(historicRound, isLoading, ...slow(getGamebar, 100)) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('button', { name: /Round 7/ })).toBeDisabled();
    await answerArrives({ loaded });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Round 7/ })).toBeEnabled());
  },
});

/** A page of one round offers no choice. */
export const Fixed = meta.story({
  render: ({ rounds, selectedId }) => (
    <div style={{ display: 'flex' }}>
      <RoundSelector rounds={rounds} selectedId={selectedId} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round 7')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OpenByKeyboard = meta.story({
  name: 'Lists the completed rounds and the current one [G-254]',
  parameters: { picture: { target: 'page' } },
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('option')).toHaveLength(7);
    await step('the arrow key moves to the last complete round', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith(6);
    });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
  },
});

export const LongText = meta.story({ args: { caption: 'Transfer mode for the quarter-finals' } });
