import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { RadioGroup } from '@rugby/ui/primitives/RadioGroup';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { lazy, Suspense, useState } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { type ChosenMode, chooseMode, storedMode } from '../../site/mode.ts';
import { useStores } from '../../stores/StoresContext.tsx';

// Each group comes in a file of its own, so that the page is there before the last of its components.
const Actions = lazy(async () => ({ default: (await import('./Actions.tsx')).Actions }));
const Fields = lazy(async () => ({ default: (await import('./Fields.tsx')).Fields }));
const Marks = lazy(async () => ({ default: (await import('./Marks.tsx')).Marks }));
const Messages = lazy(async () => ({ default: (await import('./Messages.tsx')).Messages }));
const GameParts = lazy(async () => ({ default: (await import('./GameParts.tsx')).GameParts }));
const PageParts = lazy(async () => ({ default: (await import('./PageParts.tsx')).PageParts }));

const modes: readonly ChosenMode[] = ['system', 'dark', 'light'];

/** `/components`: the library's components in the current edition, for designers and testers. */
export function ComponentsPage() {
  const { edition, ports } = useStores();
  const words = useWords();
  const [mode, setMode] = useState(storedMode(ports.storage));

  function choose(chosen: ChosenMode): void {
    setMode(chosen);
    chooseMode(chosen, ports.storage);
  }

  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <PageTitle title={words('components.title')}>{words('components.lead')}</PageTitle>
      <RadioGroup
        label={words('components.mode')}
        options={modes.map((id) => ({ id, label: words(`components.modes.${id}`) }))}
        value={mode}
        onChange={choose}
      />
      <Suspense fallback={<p aria-busy="true">{words('common.loading')}</p>}>
        <Actions />
        <Fields />
        <Marks />
        <Messages />
        <GameParts />
        <PageParts />
      </Suspense>
    </PageLayout>
  );
}
