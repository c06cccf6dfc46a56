import { type Edition, otherEditionOf } from '@rugby/domain/editions';
import { fn } from 'storybook/test';
import { SiteHeader } from '../../layout/SiteHeader/SiteHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { BuilderBottomBar } from '../BuilderBottomBar/BuilderBottomBar.tsx';
import type { SavingLine } from '../SavingNote/SavingNote.tsx';
import { PlayerPool } from '../PlayerPool/PlayerPool.tsx';
import { poolHandlers, type SampleProps, useSampleProps } from '../PlayerPool/sampleProps.tsx';

/** The header of a game page, for stories. */
export function sampleHeader(edition: Edition) {
  const other = otherEditionOf(edition);
  return (
    <SiteHeader
      form="page"
      title={edition.title}
      homeHref="/"
      otherEdition={{ title: other.title, href: '/other' }}
      language="EN"
      tabs={[{ label: 'My Team', href: '/my-team', isCurrent: true }]}
      action={null}
    />
  );
}

/** The pool beside the pitch, for stories. */
export function SamplePool(about: Partial<SampleProps> & Pick<SampleProps, 'season'>) {
  const props = useSampleProps({ ...poolHandlers, ...about });
  return <PlayerPool {...props} />;
}

/** The bottom bar of a phone, for stories. */
export function sampleBottomBar(action: string, budget: number, saving: SavingLine) {
  return (
    <BuilderBottomBar budget={budget} saving={saving}>
      <Button variant="secondary" onPress={fn()}>
        Players
      </Button>
      <Button onPress={fn()}>{action}</Button>
    </BuilderBottomBar>
  );
}
