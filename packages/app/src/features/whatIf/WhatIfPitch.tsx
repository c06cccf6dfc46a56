import { toSavedTeam } from '@rugby/domain/game/whatIf/whatIf';
import type { Statistic } from '@rugby/domain/game/players/statistics';
import { transfersOf } from '@rugby/domain/game/transfers/transfers';
import { Pitch, type PitchCards } from '@rugby/ui/game/Pitch';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { pitchCards } from '../team/pitchCards.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';

const WhatIfTools = lazy(async () => ({ default: (await import('./WhatIfTools.tsx')).WhatIfTools }));

export interface WhatIfPitchProps extends WhatIfStores {
  readonly hasBoosters: boolean;
}

/** The what-if lineup with its tools. */
export const WhatIfPitch = observer(function WhatIfPitch({ hasBoosters, ...stores }: WhatIfPitchProps) {
  const { whatIf, editor } = stores;
  const words = useWords();
  const [chosen, choose] = useState<Statistic>();
  const statistic = chosen ?? (whatIf.score?.measure === 'averages' ? 'AveragePoints' : 'RoundPoints');
  return (
    <Pitch
      label={words('team.pitch.label')}
      cards={cardsOf(stores, statistic)}
      isLoading={whatIf.whatIfRound === undefined}
      actions={{ onPressPlayer: editor.pressPlayer, onPressEmpty: editor.pool.selectSlot }}
      {...(editor.pool.selectedSlot && { chosen: editor.pool.selectedSlot.jersey })}
      head={
        <Suspense>
          <WhatIfTools {...stores} statistic={statistic} onStatistic={choose} hasBoosters={hasBoosters} />
        </Suspense>
      }
    />
  );
});

/** Players who differ from the saved team are marked as incoming. */
function cardsOf({ whatIf, editor }: WhatIfStores, statistic: Statistic): PitchCards {
  const { whatIfRound, team, score, asSavedTeam, playerPoints } = whatIf;
  if (whatIfRound === undefined || team === undefined || score === undefined || asSavedTeam === undefined) return new Map();
  const { lineup, captainId, boosters } = team;
  const transfers = transfersOf({ lineup, captainId, saved: toSavedTeam(whatIfRound.baseTeam, whatIfRound) });
  const points = { round: score.changed, total: score.changed, players: playerPoints };
  return pitchCards({
    team: {
      lineup,
      captainId,
      boosters,
      points: score.measure === 'points' ? points : undefined,
      transfers: transfers.filter((transfer) => transfer.in !== null),
      ...(editor.pendingBooster && { choice: { type: editor.pendingBooster, playerId: null } }),
    },
    saved: asSavedTeam,
    statistic,
    round: whatIfRound.round,
    world: whatIfRound.world,
  });
}
