import { kitOf } from '@rugby/domain/editions';
import type { PlayerStatus, Round } from '@rugby/domain/game/model/entities';
import { type Slot, slots } from '@rugby/domain/game/model/positions';
import type { CardContent } from '@rugby/ui/game/PlayerCard';
import { useStores } from '../../stores/StoresContext.tsx';

/** For buttons that show how they look and do nothing. */
export function nothing(): void {}

export const sampleRounds: readonly Pick<Round, 'id' | 'roundNumber' | 'status'>[] = [
  { id: 1, roundNumber: 1, status: 'complete' },
  { id: 2, roundNumber: 2, status: 'complete' },
  { id: 3, roundNumber: 3, status: 'scheduled' },
];

/** The squads of the edition by their abbreviations, as options of a field. */
export function useSquadOptions(): readonly { readonly id: number; readonly label: string }[] {
  const { edition } = useStores();
  return Object.keys(edition.kits).map((label, index) => ({ id: index + 1, label }));
}

interface SampleCard {
  readonly content: CardContent;
  readonly slot: Slot;
}

const people: readonly (readonly [lastName: string, status: PlayerStatus, about: Partial<CardContent>])[] = [
  ['Talavou', 'starting', {}],
  ['Corrigan', 'starting', { badge: 'captain' }],
  ['Fonomanu', 'bench', {}],
  ['Ballantine', 'injured', {}],
  ['Hapeta', 'not-selected', { change: 'out' }],
  ['Naivolo', 'starting', { matchState: 'live' }],
  ['Rewiri', 'starting', { matchState: 'played' }],
  ['Marsden', 'uncertain', { badge: 'triple-captain' }],
];

/** Invented people in the kits of the edition: a card for every mark that it can have. */
export function useSampleCards(): readonly SampleCard[] {
  const { edition } = useStores();
  const clubs = Object.keys(edition.kits);
  return people.flatMap(([lastName, status, about], index) => {
    const [slot, abbreviation] = [slots[index], clubs[index % clubs.length]];
    if (slot === undefined || abbreviation === undefined) return [];
    const content: CardContent = {
      player: { id: index + 1, firstName: 'Jack', lastName, status },
      squad: { name: abbreviation, abbreviation },
      kit: kitOf(edition, abbreviation, index),
      figure: { statistic: 'RoundPoints', value: 7 + index * 3 },
      ...about,
    };
    return [{ content, slot }];
  });
}
