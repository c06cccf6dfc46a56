import type { Kit } from '@rugby/domain/kits';
import styled, { css } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine, space } from '../../theme/scale.ts';
import { widePitch } from '../pitchScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { CardContent } from './cardContent.ts';
import { formatFigure } from './cardFigure.ts';
import { plateLines } from './cardFrame.ts';
import { part } from './cardLook.ts';

export interface PlayerCardPlateProps {
  readonly content: CardContent;
}

/** The plate below a jersey: last name, squad on the left and figure on the right. */
export function PlayerCardPlate({ content }: PlayerCardPlateProps) {
  const words = useWords();
  const { player, squad, kit, figure: shown } = content;
  const { figure, unit, shortUnit } = formatFigure(shown, words);
  // A club's four letters leave no room for a whole word behind an opponent's.
  const isShort = shortUnit !== undefined && squad.abbreviation.length > 3;
  return (
    <Plate className={part.plate} $kit={kit}>
      <Name className={part.name}>{player.lastName}</Name>
      <Line>
        <Squad className={part.quiet}>
          {squad.abbreviation}
          <Mark content={content} />
        </Squad>
        <Figure className={part.stat} $isWritten={shown.statistic === 'NextFixture' && shown.value !== null}>
          {figure}
          {unit !== undefined && !isShort && (
            <Unit className={part.quiet} $form={shortUnit === undefined ? 'always' : 'wide'} $isWord={shortUnit !== undefined}>
              {unit}
            </Unit>
          )}
          {shortUnit !== undefined && (
            <Unit className={part.quiet} $form={isShort ? 'always' : 'narrow'} $isWord>
              {shortUnit}
            </Unit>
          )}
        </Figure>
      </Line>
    </Plate>
  );
}

/**
 * The mark after the squad: played, bye, locked or selected to play. Omitted next to a long figure; the accessible name still
 * contains it.
 */
function Mark({ content: { player, matchState } }: PlayerCardPlateProps) {
  const words = useWords();
  if (matchState === 'played' || matchState === 'bye') return <Whistle>{words(`team.standing.${matchState}Mark`)}</Whistle>;
  if (matchState === 'locked') return <Icon name="lock" size={12} />;
  if (matchState === undefined && player.status === 'starting')
    return (
      <Tick className={part.quiet}>
        <Icon name="check" size={14} />
      </Tick>
    );
  return null;
}

const Plate = styled.span<{ $kit: Kit }>`
  ${plateLines}
  padding: ${fine[2]} ${fine[5]} ${fine[2]} calc(var(--stripe-width) + ${fine[6]});
  color: ${({ theme }) => theme.color.plateText};
  text-align: start;
  box-shadow: ${({ theme }) => theme.elevation[2]};
  transition: ${({ theme }) => `background-color ${theme.motion.press}`};
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--stripe-width);
    border-radius: ${fine[6]} 0 0 ${fine[6]};
    background: ${({ $kit }) => `linear-gradient(${$kit.base} 66%, ${secondStripe($kit)} 66%)`};
  }
  ${widePitch} {
    padding: ${fine[5]} ${space[2]} ${space[1]} calc(var(--stripe-width) + ${fine[7]});
  }
  ${({ theme }) => theme.media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

/** A plain jersey does not show its second colour: its trim is used instead. */
function secondStripe({ pattern, trim, second }: Kit): string {
  return pattern === 'plain' ? trim : second;
}

const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Name = styled.span`
  ${textStyle('cardName')}
  font-size: 0.875rem;
  ${ellipsis}
  ${widePitch} {
    font-size: 1rem;
  }
`;

const Line = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]};
`;

/** One line high: wrapped text is hidden. */
const Squad = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space[1]};
  block-size: 1.0625rem;
  overflow: hidden;
  ${textStyle('label')}
  line-height: 1.0625rem;
  color: ${({ theme }) => theme.color.plateMuted};
  ${widePitch} {
    margin-block-end: ${fine[2]};
  }
`;

const Tick = styled.span`
  color: ${({ theme }) => theme.color.positive};
`;

const Whistle = styled.span`
  padding-inline: ${fine[3]};
  border: 1px solid currentColor;
  border-radius: ${fine[3]};
  font: inherit;
  line-height: ${fine[13]};
`;

const Figure = styled.span<{ $isWritten: boolean }>`
  ${textStyle('cardStat')}
  color: ${({ theme }) => theme.color.plateStat};
  font-size: ${({ $isWritten }) => ($isWritten ? '0.875rem' : '1rem')};
  white-space: nowrap;
  ${widePitch} {
    font-size: ${({ $isWritten }) => ($isWritten ? '1rem' : '1.25rem')};
  }
`;

const Unit = styled.span<{ $form: 'always' | 'wide' | 'narrow'; $isWord: boolean }>`
  display: ${({ $form }) => ($form === 'wide' ? 'none' : 'inline')};
  margin-inline-start: ${({ $isWord }) => ($isWord ? fine[3] : '1px')};
  font-size: max(0.75em, 0.75rem);
  font-weight: 600;
  color: ${({ theme }) => theme.color.plateMuted};
  ${widePitch} {
    display: ${({ $form }) => ($form === 'narrow' ? 'none' : 'inline')};
  }
`;
