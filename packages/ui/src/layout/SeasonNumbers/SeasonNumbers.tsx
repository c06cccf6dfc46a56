import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SquadMark, type SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** The numbers of a season. */
export interface ShownSeasonNumbers {
  readonly players: number;
  readonly users: number;
  /** The best player of the last complete round; null before the first one. */
  readonly best: {
    readonly roundNumber: number;
    readonly name: string;
    readonly points: number;
    readonly squad: SquadLook;
  } | null;
}

export interface SeasonNumbersProps {
  /** Undefined while they are not known; null when they could not be fetched. */
  readonly numbers: ShownSeasonNumbers | undefined | null;
}

/** Players, users and the best of the last round, as large calm figures. A number that is not known is a dash. */
export function SeasonNumbers({ numbers }: SeasonNumbersProps) {
  const words = useWords();
  const format = new Intl.NumberFormat(words.locale);
  const figure = (number: number | undefined) => {
    if (numbers === undefined) return <Skeleton width="6rem" height="2rem" />;
    return number === undefined ? '–' : format.format(number);
  };
  const best = numbers?.best;
  return (
    <Section aria-busy={numbers === undefined}>
      <Heading>{words('landing.numbers.title')}</Heading>
      <List>
        <Cell>
          <Label>{words('landing.numbers.players')}</Label>
          <Figure>{figure(numbers?.players)}</Figure>
        </Cell>
        <Cell>
          <Label>{words('landing.numbers.users')}</Label>
          <Figure>{figure(numbers?.users)}</Figure>
        </Cell>
        <Cell>
          <Label>
            {best ? words('landing.numbers.best', { round: best.roundNumber }) : words('landing.numbers.bestOfRound')}
          </Label>
          <Figure>
            {figure(best?.points)}
            {best && (
              <Player>
                <SquadMark squad={best.squad} size={24} />
                {best.name}
              </Player>
            )}
          </Figure>
        </Cell>
      </List>
    </Section>
  );
}

const Section = styled.section`
  ${hairline('block-start')}
`;

const Heading = styled.h2`
  ${visuallyHidden}
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => `${theme.space[5]} ${theme.space[6]}`};
  max-inline-size: ${({ theme }) => theme.layout.landingMax};
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.layout.gutter.phone}`};
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${({ theme }) => theme.media.md} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${({ theme }) => theme.space[10]};
    padding: ${({ theme }) => `${theme.space[10]} ${theme.layout.gutter.landing}`};
    & > :last-child {
      grid-column: auto;
    }
  }
`;

const Cell = styled.div`
  min-inline-size: 0;
`;

const Label = styled.dt`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Figure = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  ${textStyle('title')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.text};
`;

const Player = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('heading')}
`;
