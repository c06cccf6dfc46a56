import type { Edition } from '@rugby/domain/editions';
import { type FigureName, figureNames, type Figures } from '@rugby/domain/game/model/entities';
import { displayValue } from '@rugby/domain/game/players/statistics';
import { termOfFigure } from '@rugby/domain/help/glossary';
import styled from 'styled-components';
import { GlossaryTerm } from '../../help/GlossaryTerm/GlossaryTerm.tsx';
import { space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { FigureGrid, FigureLabel, figureUnit } from './playerDialogLook.ts';

/** A player's statistics of the season, in total and per game. A missing value is `-`, zero is 0. */
export function PlayerDialogStats({ edition, figures }: { readonly edition: Edition; readonly figures: Figures }) {
  const words = useWords();
  return (
    <section>
      <Title>{words('stats.season')}</Title>
      <FigureGrid>
        {figureNames.map((name) => (
          <div key={name}>
            <FigureLabel>
              <GlossaryTerm term={termOfFigure[name]} edition={edition}>
                {words(`stats.column.${name}`)}
              </GlossaryTerm>
            </FigureLabel>
            <Figure>
              {displayValue(figures[name])}
              {name === 'metresGained' && figures[name] !== null && <small> {words('stats.metre')}</small>}
              <PerGame>{perGame(name, figures, (average) => words('stats.perGame', { average }))}</PerGame>
            </Figure>
          </div>
        ))}
      </FigureGrid>
    </section>
  );
}

function perGame(name: FigureName, figures: Figures, format: (average: string) => string): string {
  const [count, games] = [figures[name], figures.gamesPlayed];
  return name === 'gamesPlayed' || count === null || !games ? '' : format((count / games).toFixed(1));
}

const Title = styled.h3`
  margin-block-end: ${({ theme }) => theme.space[4]};
  ${textStyle('heading')}
`;

const Figure = styled.dd`
  ${textStyle('number')}
  ${figureUnit}
`;

/** Reserves its line when empty, so that the grid stays even. */
const PerGame = styled.span`
  display: block;
  min-block-size: ${space[4]};
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
`;
