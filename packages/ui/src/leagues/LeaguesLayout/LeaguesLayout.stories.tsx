import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/plays/resilience.ts';
import { LeaguesLayout, type LeaguesLayoutProps } from './LeaguesLayout.tsx';

const args: LeaguesLayoutProps = { children: <p>The leagues of the user</p>, aside: <h2>2 invites</h2> };
const meta = preview.meta({ component: LeaguesLayout, args });

export const Default = meta.story({});

export const AsideFirst = meta.story({ args: { isAsideFirst: true } });

export const WithEnd = meta.story({ args: { isAsideFirst: true, end: <h2>Your season so far</h2> } });

export const OneColumn = meta.story({ args: { aside: undefined } });

export const LongText = meta.story({
  args: { children: <p>{'Privacy and start round can change until the round kicks off. '.repeat(6)}</p> },
});

export const At320 = LongText.extend(at320);
