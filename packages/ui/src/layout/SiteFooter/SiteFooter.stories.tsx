import { editions } from '@rugby/domain/editions';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({
  component: SiteFooter,
  args: { title: editions.srp.title, children: <Link href="/rugby-championship/">{editions.trc.title}</Link> },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({});

export const WithoutLinks = meta.story({ args: { children: undefined } });
