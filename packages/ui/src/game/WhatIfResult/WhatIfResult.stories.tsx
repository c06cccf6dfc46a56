import { showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import type { WhatIfMeasure } from '@rugby/domain/game/whatIf/whatIfScore';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow, type StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { whatIfOf } from './sampleWhatIf.ts';
import { WhatIfResult, type WhatIfResultProps } from './WhatIfResult.tsx';
import { WhatIfResultSkeleton } from './WhatIfResultSkeleton.tsx';

const measure: WhatIfMeasure = 'points';
const onReset: WhatIfResultProps['onReset'] = fn();

const meta = preview.meta({
  component: WhatIfResult,
  args: {
    measure,
    savedPoints: fromNetwork(historicRound, async (network) => (await roundSix(network)).savedPoints),
    whatIfPoints: fromNetwork(historicRound, async (network) => (await roundSix(network)).whatIfPoints),
    changes: fromNetwork(historicRound, async (network) => (await roundSix(network)).changes),
    onReset,
  },
  parameters: { frame: 'bleed' },
  render: (props) => (
    <div style={{ maxInlineSize: 424 }}>
      <WhatIfResult {...props} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^This team would have scored \d+, \d+ more than yours/);
  },
});

export const NoChanges = meta.story({
  args: { savedPoints: 285, whatIfPoints: 285, changes: [] },
  render: ({ measure: shown, savedPoints, whatIfPoints, changes }) => (
    <div style={{ maxInlineSize: 424 }}>
      <WhatIfResult measure={shown} savedPoints={savedPoints} whatIfPoints={whatIfPoints} changes={changes} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your team scored 285.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** As high as the comparison without changes. */
export const Loading = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 424 }}>
      <WhatIfResultSkeleton />
    </div>
  ),
});

export const FewerPoints = meta.story({
  parameters: { picture: { disable: true } },
  args: { savedPoints: 285, whatIfPoints: 279, isPlaying: true, changes: [{ text: 'Without Co-captain', points: -6 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This team would have 279 so far, 6 fewer than yours.');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Without Co-captain −6');
  },
});

/** Before a round only averages are known, and the text says so. */
export const LongNames = meta.story({
  args: {
    measure: 'averages',
    savedPoints: 301.2,
    whatIfPoints: 301.2,
    changes: [{ text: 'Captain: Tuipulotu-Fainga’anukuʻolakepa', points: 0 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The season averages add up to 301.2, as much as yours.');
    await expect(canvas.getByText(/It is no forecast/)).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onReset: fn() },
  play: async ({ args: { onReset }, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onReset).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

async function roundSix(network: StoryNetwork) {
  const { teamHistory } = valueOrThrow(await network.send(showMyTeamHistory, { params: { roundId: 6 } }));
  if (teamHistory === null) throw new Error('The team has not played round 6');
  return whatIfOf(await network.season(), teamHistory);
}
