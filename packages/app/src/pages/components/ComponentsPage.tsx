import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { RadioGroup } from '@rugby/ui/primitives/RadioGroup';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useState } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { type ChosenMode, chooseMode, keptMode } from '../../shell/mode.ts';
import { useStores } from '../../shell/StoresContext.tsx';
import { Actions } from './Actions.tsx';
import { Fields } from './Fields.tsx';
import { GameParts } from './GameParts.tsx';
import { Marks } from './Marks.tsx';
import { Messages } from './Messages.tsx';
import { PageParts } from './PageParts.tsx';

const modes: readonly ChosenMode[] = ['system', 'dark', 'light'];

/** `/components`: the library's components in the current edition, for designers and testers. */
export function ComponentsPage() {
  const { edition, ports } = useStores();
  const words = useWords();
  const [mode, setMode] = useState(keptMode(ports.storage));

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
      <Actions />
      <Fields />
      <Marks />
      <Messages />
      <GameParts />
      <PageParts />
    </PageLayout>
  );
}
