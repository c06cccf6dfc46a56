import type { Edition } from '@rugby/domain/editions';
import type { PlayerOverview } from '@rugby/domain/game/players/playerOverview';
import { displayValue, type ShownOpponent } from '@rugby/domain/game/players/statistics';
import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { GlossaryTerm } from '../../help/GlossaryTerm/GlossaryTerm.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { FigureGrid, FigureLabel, figureUnit } from './playerDialogLook.ts';

/** The six figures of the overview. A missing value is shown as `-`; zero is 0. */
export function PlayerDialogFigures({ edition, figures }: { readonly edition: Edition; readonly figures: PlayerOverview }) {
  const words = useWords();
  return (
    <FigureGrid>
      {cells(figures, words).map(({ name, figure, unit }) => (
        <div key={name}>
          <FigureLabel>
            {name === 'nextFixture' ? (
              words('modals.player.nextFixture')
            ) : (
              <GlossaryTerm term={name} edition={edition}>
                {words(`modals.player.${name}`)}
              </GlossaryTerm>
            )}
          </FigureLabel>
          <Figure>
            {figure}
            {unit !== undefined && <small>{unit}</small>}
          </Figure>
        </div>
      ))}
    </FigureGrid>
  );
}

interface Cell {
  readonly name: Exclude<keyof PlayerOverview, 'positionCount'>;
  readonly figure: string;
  readonly unit?: string;
}

function cells(figures: PlayerOverview, words: Words): readonly Cell[] {
  const { percentSelected, positionRank, positionCount, nextFixture } = figures;
  return [
    { name: 'totalPoints', figure: displayValue(figures.totalPoints) },
    { name: 'averagePoints', figure: displayValue(figures.averagePoints, 1) },
    { name: 'lastRoundPoints', figure: displayValue(figures.lastRoundPoints) },
    {
      name: 'percentSelected',
      figure: displayValue(percentSelected, 1),
      ...(percentSelected !== null && { unit: words('team.unit.percent') }),
    },
    {
      name: 'positionRank',
      figure: displayValue(positionRank),
      ...(positionRank !== null && {
        unit: words('modals.player.rankOf', { ordinal: words(ordinal(positionRank, words)), count: positionCount }),
      }),
    },
    nextFixtureCell(nextFixture, words),
  ];
}

function nextFixtureCell(next: ShownOpponent, words: Words): Cell {
  const name = 'nextFixture';
  if (next === null) return { name, figure: displayValue(null) };
  if (typeof next === 'string') return { name, figure: words(`team.fixture.${next}`) };
  const figure = words('team.fixture.versus', { opponent: next.abbreviation });
  return { name, figure, unit: ` (${words(`team.fixture.${next.venue}`)})` };
}

function ordinal(rank: number, { locale }: Words) {
  const kind = new Intl.PluralRules(locale, { type: 'ordinal' }).select(rank);
  return kind === 'one' || kind === 'two' || kind === 'few'
    ? (`modals.player.ordinal.${kind}` as const)
    : 'modals.player.ordinal.other';
}

const Figure = styled.dd`
  ${textStyle('heading')}
  white-space: pre-wrap;
  ${figureUnit}
  ${({ theme }) => theme.media.sm} {
    ${textStyle('number')}
  }
`;
