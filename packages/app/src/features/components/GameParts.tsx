import { ComponentSheet } from '@rugby/ui/layout/ComponentSheet';
import { BudgetBar } from '@rugby/ui/game/BudgetBar';
import { LiveRoundBanner } from '@rugby/ui/game/LiveRoundBanner';
import { PlayerCard } from '@rugby/ui/game/PlayerCard';
import { RoundSelector } from '@rugby/ui/game/RoundSelector';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useState } from 'react';
import { nothing, sampleRounds, useSampleCards } from './samples.ts';

/** What only this game has. */
export function GameParts() {
  const words = useWords();
  const cards = useSampleCards();
  const [round, setRound] = useState(3);
  const specimens = [
    {
      name: 'PlayerCard',
      width: 'wide' as const,
      content: cards.map(({ content, slot }) => <PlayerCard key={slot.jersey} content={content} slot={slot} onPress={nothing} />),
    },
    { name: 'BudgetBar', content: <BudgetBar budget={4_300_000} picked={14} /> },
    { name: 'RoundSelector', content: <RoundSelector rounds={sampleRounds} selectedId={round} onSelect={setRound} /> },
    { name: 'LiveRoundBanner', width: 'wide' as const, content: <LiveRoundBanner onClose={nothing} /> },
  ];
  return <ComponentSheet title={words('components.groups.game')} specimens={specimens} />;
}
