import type { Statistic } from '@rugby/domain/game/players/statistics';
import { BuilderToolbar } from '@rugby/ui/game/BuilderToolbar';
import { PitchPrompt } from '@rugby/ui/game/PitchPrompt';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import type { WhatIfStores } from '../../stores/Stores.ts';

export interface WhatIfToolsProps extends WhatIfStores {
  readonly statistic: Statistic;
  readonly onStatistic: (statistic: Statistic) => void;
  /** Whether the button that opens the boosters is shown here; on a phone it is in the bottom bar. */
  readonly hasBoosters: boolean;
}

/** The tools at the head of the pitch; while a booster waits for its player, what is asked for. */
export const WhatIfTools = observer(function WhatIfTools({
  whatIf,
  editor,
  statistic,
  onStatistic,
  hasBoosters,
}: WhatIfToolsProps) {
  const words = useWords();
  return (
    <BuilderToolbar
      statistic={statistic}
      onStatistic={onStatistic}
      tools={{
        areTransfers: true,
        onUndo: whatIf.past.length > 0 ? editor.undo : undefined,
        onRedo: whatIf.future.length > 0 ? editor.redo : undefined,
      }}
      {...(hasBoosters && { boosters: { onPress: () => editor.open({ kind: 'boosters' }) } })}
      {...(editor.pendingBooster && {
        prompt: (
          <PitchPrompt text={words('boosters.prompt.player')}>
            <Button variant="quiet" size="sm" onPress={editor.cancelChoice}>
              {words('boosters.prompt.cancel')}
            </Button>
          </PitchPrompt>
        ),
      })}
    />
  );
});
