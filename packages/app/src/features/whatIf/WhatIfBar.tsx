import { displayPrice } from '@rugby/domain/game/model/money';
import { displayValue } from '@rugby/domain/game/players/statistics';
import type { Words } from '@rugby/domain/i18n/keys';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import { BuilderBottomBar } from '@rugby/ui/game/BuilderBottomBar';
import { GameBar, type GameBarFigure } from '@rugby/ui/game/GameBar';
import { Button } from '@rugby/ui/primitives/Button';
import { RoundSelector } from '@rugby/ui/game/RoundSelector';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext.tsx';
import { neverSaved } from './neverSaved.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';

/** The game bar of the what-if page: the round, the points of both teams, and the budget. */
export const WhatIfBar = observer(function WhatIfBar({ whatIf, editor }: WhatIfStores) {
  const words = useWords();
  const [, setParams] = useSearchParams();
  return (
    <GameBar
      round={
        <RoundSelector
          rounds={whatIf.baseTeamStore.rounds}
          selectedId={whatIf.baseTeamStore.round?.id ?? 0}
          onSelect={(roundId) => setParams({ round: String(roundId) }, { replace: true })}
        />
      }
      figures={figuresOf(whatIf, words)}
      {...(editor.pendingBooster && {
        message: { text: words('boosters.prompt.player') },
        action: (
          <Button variant="outline" onPress={editor.cancelChoice}>
            {words('boosters.prompt.cancel')}
          </Button>
        ),
      })}
    />
  );
});

/** The bottom bar of a phone: budget, boosters and pool. */
export const WhatIfBottomBar = observer(function WhatIfBottomBar({ whatIf, editor }: WhatIfStores) {
  const { season } = useStores();
  const words = useWords();
  return (
    <BuilderBottomBar
      {...(whatIf.whatIfRound === undefined ? { isLoading: true } : { budget: whatIf.budget })}
      saving={neverSaved}
    >
      {season.edition.enabledBoosters.length > 0 && (
        <Button variant="outline" onPress={() => editor.open({ kind: 'boosters' })}>
          {words('team.toolbar.boosters')}
        </Button>
      )}
      <Button variant="secondary" onPress={editor.pool.open}>
        {words('team.pool.label')}
      </Button>
    </BuilderBottomBar>
  );
});

/** Both teams, and while there is one the budget. */
function figuresOf({ score, budget }: WhatIfStores['whatIf'], words: Words): readonly GameBarFigure[] {
  const { measure = 'points', changed, saved } = score ?? {};
  const decimals = measure === 'averages' ? 1 : 0;
  return [
    { label: words(`whatIf.bar.${measure}.whatIf`), value: score === undefined ? null : displayValue(changed, decimals) },
    {
      label: words(`whatIf.bar.${measure}.saved`),
      value: score === undefined ? null : displayValue(saved, decimals),
      isQuiet: true,
    },
    ...(score === undefined ? [] : [budgetFigure(budget, words)]),
  ];
}

function budgetFigure(budget: number | null, words: Words): GameBarFigure {
  const label = words('team.bar.budgetLeft');
  if (budget === null) return { label, value: words('team.bar.endless') };
  return { label, value: formatMinusSign(displayPrice(budget)), unit: words('team.unit.million'), isOver: budget < 0 };
}
