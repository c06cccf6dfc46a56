import { teamOf } from '@rugby/domain/game/whatIf/whatIf';
import type { Statistic } from '@rugby/domain/game/players/statistics';
import { transfersOf } from '@rugby/domain/game/transfers/transfers';
import { Pitch, type PitchCards } from '@rugby/ui/game/Pitch';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { pitchCards } from '../team/pitchCards.ts';
import type { WhatIf } from './useWhatIf.ts';

const WhatIfTools = lazy(async () => ({ default: (await import('./WhatIfTools.tsx')).WhatIfTools }));

export interface WhatIfPitchProps extends WhatIf {
  readonly hasBoosters: boolean;
}

/** The tried fifteen with the tools of the sandbox. */
export const WhatIfPitch = observer(function WhatIfPitch({ hasBoosters, ...stores }: WhatIfPitchProps) {
  const { whatIf, desk } = stores;
  const words = useWords();
  const [chosen, choose] = useState<Statistic>();
  const statistic = chosen ?? (whatIf.score?.measure === 'averages' ? 'AveragePoints' : 'RoundPoints');
  return (
    <Pitch
      label={words('team.pitch.label')}
      cards={cardsOf(stores, statistic)}
      isLoading={whatIf.sandbox === undefined}
      actions={{ onPressPlayer: desk.pressPlayer, onPressEmpty: desk.pool.pressEmpty }}
      {...(desk.pool.chosen && { chosen: desk.pool.chosen.jersey })}
      head={
        <Suspense>
          <WhatIfTools {...stores} statistic={statistic} onStatistic={choose} hasBoosters={hasBoosters} />
        </Suspense>
      }
    />
  );
});

/** What differs from the real team is marked as coming in. */
function cardsOf({ whatIf, desk }: WhatIf, statistic: Statistic): PitchCards {
  const { sandbox, trial, score, asStored, playerPoints } = whatIf;
  if (sandbox === undefined || trial === undefined || score === undefined || asStored === undefined) return new Map();
  const { lineup, captainId, boosters } = trial;
  const exchanged = transfersOf({ lineup, captainId, stored: teamOf(sandbox.real, sandbox) });
  const points = { round: score.trial, total: score.trial, players: playerPoints };
  return pitchCards({
    team: {
      lineup,
      captainId,
      boosters,
      points: score.measure === 'points' ? points : undefined,
      transfers: exchanged.filter((transfer) => transfer.in !== null),
      ...(desk.choosing && { choice: { type: desk.choosing, playerId: null } }),
    },
    stored: asStored,
    statistic,
    round: sandbox.round,
    world: sandbox.world,
  });
}
