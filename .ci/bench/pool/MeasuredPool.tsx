import { editions } from '@rugby/domain/editions';
import { playersById } from '@rugby/domain/game/model/world';
import { openFilter } from '@rugby/domain/game/players/filterPool';
import { defaultSort } from '@rugby/domain/game/players/sortPool';
import { poolStatistics } from '@rugby/domain/game/players/statistics';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { aPool } from '@rugby/mocks/builders/pool';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { ThemeRoot } from '@rugby/ui/theme/ThemeRoot';
import { WordsProvider } from '@rugby/ui/words/WordsProvider';
import { PlayerPool, type PoolChoices } from '@rugby/ui/game/PlayerPool';
import { useMemo, useState } from 'react';
import { poolOf } from '../../../packages/ui/src/game/PlayerPool/samplePool.ts';

const words = createWords(catalog, 'en-US');
const { rounds, squads, now } = betweenRounds();
/** With the fifteen of the sample's team these are 600 players; one slot is open. */
const players = playersById([...aPool(585), ...fifteenOf()]);
const sample = poolOf({ edition: editions.srp, rounds, squads, players, now: Date.parse(now) }, { open: [10] });
const order: PoolChoices['order'] = { statistic: 'TotalPoints', sort: defaultSort };
const nothing = () => {};
/** Rows are created once: the pool does not render a player again while its row is the same value. */
const rowOf = new Map(sample.rowsFor(openFilter, order).map((row) => [row.player.id, row]));

/** The pool of 600 players as the site shows it; filtering and sorting are part of what is measured. */
export function MeasuredPool() {
  return (
    <ThemeRoot>
      <WordsProvider words={words}>
        <Pool />
      </WordsProvider>
    </ThemeRoot>
  );
}

function Pool() {
  const [filters, setFilters] = useState(openFilter);
  const rows = useMemo(() => sample.rowsFor(filters, order).map((row) => rowOf.get(row.player.id) ?? row), [filters]);
  return (
    <div style={{ width: 424, height: 764 }}>
      <PlayerPool
        contents={{ state: 'ready', rows }}
        names={sample.world}
        choices={{ filters, onFiltersChange: setFilters, order, onOrderChange: nothing, statistics: poolStatistics }}
        budget={sample.budget}
        onAdd={nothing}
        onOpen={nothing}
        onFix={nothing}
        onRetry={nothing}
      />
    </div>
  );
}
