import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { showMyTeam } from '@rugby/domain/contract/team/team';
import { loading, slow } from '@rugby/mocks/handlers/states';
import { expect, fn } from 'storybook/test';
import { fromNetwork, fromSeason, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import { isPending } from '../../../../../.storybook/network/callState.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { SavingLine } from '../SavingNote/SavingNote.tsx';
import { BuilderBottomBar } from './BuilderBottomBar.tsx';

const saved: SavingLine = { kind: 'saved', time: '18:52' };
const notSaved: SavingLine = { kind: 'not-saved' };

const isAwaited = isPending((network) => network.send(showMyTeam, {}));

const meta = preview.meta({
  component: BuilderBottomBar,
  parameters: { frame: 'bleed' },
  args: {
    budget: fromSeason(historicRound, ({ team }): number | null => team?.budget ?? null),
    saving: notSaved,
    children: (
      <>
        <Button variant="secondary" onPress={fn()}>
          Players
        </Button>
        <Button onPress={fn()}>Save team</Button>
      </>
    ),
  },
});

export const Default = meta.story({});
/** The budget is on its way. */
export const Loading = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    isLoading: fromNetwork(historicRound, isAwaited, ...loading(showMyTeam)),
  },
  render: ({ isLoading = false, children }) => <BuilderBottomBar isLoading={isLoading}>{children}</BuilderBottomBar>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save team' })).toBeVisible();
    await expect(canvas.queryByText(/^-?\d+\.\d$/)).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: { isLoading: fromSlowNetwork(historicRound, isAwaited, ...slow(showMyTeam, 100)) },
  render: ({ isLoading = false, budget = null, children }) =>
    isLoading ? (
      <BuilderBottomBar isLoading>{children}</BuilderBottomBar>
    ) : (
      <BuilderBottomBar budget={budget}>{children}</BuilderBottomBar>
    ),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByText(/^-?\d+\.\d$/)).toBeNull();
    await answerArrives({ loaded });
    await expect(await canvas.findByText(/^-?\d+\.\d$/)).toBeVisible();
  },
});

export const Saved = meta.story({ args: { saving: saved } });
export const OverBudget = meta.story({ args: { budget: -12_300_000 } });
export const WithoutBudget = meta.story({ args: { budget: null } });
/** In a round that is over. */
export const WithoutFigures = meta.story({
  render: () => (
    <BuilderBottomBar>
      <Button variant="secondary" onPress={fn()}>
        Back to round 8
      </Button>
    </BuilderBottomBar>
  ),
});

export const Narrow = meta.story({ decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>] });

export const LongText = meta.story({
  args: {
    saving: { kind: 'saved', time: '25/03/2026, 18:52:07' },
    children: <Button onPress={fn()}>Save the whole team</Button>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save the whole team' });
    await expect(canvas.getByText(/25\/03\/2026, 18:52:07/)).toBeVisible();
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(360);
    expectNothingCut();
  },
});
