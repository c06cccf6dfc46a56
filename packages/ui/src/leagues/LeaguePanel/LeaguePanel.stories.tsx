import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/plays/resilience.ts';
import { LeaguePanel } from './LeaguePanel.tsx';

const meta = preview.meta({ component: LeaguePanel, args: { children: <p>The form of a league</p> } });

export const Default = meta.story({});

export const LongText = meta.story({
  args: { children: <p>{'Privacy and start round can change until the round kicks off. '.repeat(6)}</p> },
});

export const At320 = LongText.extend(at320);
