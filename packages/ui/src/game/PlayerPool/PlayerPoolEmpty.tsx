import { displayPrice } from '@rugby/domain/game/model/money';
import { noFilter, openFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { slotsOf } from '@rugby/domain/game/model/positions';
import { Button } from '../../primitives/Button/Button.tsx';
import { PanelMessage } from '../../layout/PanelMessage/PanelMessage.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PlayerPoolEmptyProps {
  readonly filters: PoolFilter;
  readonly onFiltersChange: (filters: PoolFilter) => void;
  /** Budget left in whole dollars. */
  readonly budget: number;
}

/**
 * Shown when no player matches the filters. Clearing keeps the position, because a slot was chosen, unless it is the only filter.
 */
export function PlayerPoolEmpty({ filters, onFiltersChange, budget }: PlayerPoolEmptyProps) {
  const words = useWords();
  const { search, squad, position, price, status, match } = filters;
  const narrows = search !== '' || squad !== noFilter || price !== noFilter || status !== noFilter || match !== noFilter;
  const [slot] = position === noFilter ? [] : slotsOf(position);
  return (
    <PanelMessage
      variant="plain"
      mark={slot?.jersey ?? 'search'}
      title={
        position === noFilter
          ? words('pool.empty.players')
          : words('pool.empty.position', { position: words(`refusals.positions.${position}`) })
      }
      text={price === 'afford' ? words('pool.empty.affordable', { budget: displayPrice(budget) }) : words('pool.empty.text')}
    >
      {price !== noFilter && (
        <Button variant="secondary" onPress={() => onFiltersChange({ ...filters, price: noFilter })}>
          {words('pool.empty.anyPrice')}
        </Button>
      )}
      <Button
        variant={price === noFilter ? 'secondary' : 'quiet'}
        onPress={() => onFiltersChange(narrows ? { ...openFilter, position } : openFilter)}
      >
        {words(narrows ? 'pool.empty.clear' : 'pool.showAllPositions')}
      </Button>
    </PanelMessage>
  );
}
