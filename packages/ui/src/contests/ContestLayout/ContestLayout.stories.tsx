import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/plays/resilience.ts';
import { ContestLayout } from './ContestLayout.tsx';

const meta = preview.meta({
  component: ContestLayout,
  args: { own: <p>The match of the user</p>, children: <p>The table</p>, aside: <h2>The draw</h2> },
});

export const Default = meta.story({});

export const NotInIt = meta.story({ args: { own: undefined } });

export const LongText = meta.story({
  args: { children: <p>{'Two table points for a win, one for a draw. '.repeat(6)}</p> },
  parameters: { picture: { disable: true } },
  play: expectNothingCut,
});

export const At320 = LongText.extend(at320);
