import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SquadMark, type SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { hairline } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A figure of a compared player. The best one is marked with an icon and a word. */
export interface ComparedFigure {
  readonly name: string;
  readonly value: string;
  readonly isBest: boolean;
}

/** A player in the comparison. */
export interface ComparedPlayer {
  readonly id: number;
  readonly name: string;
  readonly squad: SquadLook;
  /** The same figures in the same order for every player. */
  readonly figures: readonly ComparedFigure[];
}

export interface ComparePlayersProps {
  /** Two to four players. */
  readonly players: readonly ComparedPlayer[];
  /** Goes back to the list; also called by Escape. */
  readonly onBack: () => void;
}

/** Compares two to four players: in columns on wide screens, below each other on a phone. */
export function ComparePlayers({ players, onBack }: ComparePlayersProps) {
  const words = useWords();
  return (
    <Dialog
      size="boosters"
      title={words('watch.comparison')}
      onClose={onBack}
      actions={<Button onPress={onBack}>{words('watch.back')}</Button>}
    >
      <Cards>
        {players.map(({ id, name, squad, figures }) => (
          <li key={id}>
            <Head>
              <SquadMark squad={squad} size={25} />
              <Name>{name}</Name>
            </Head>
            <dl>
              {figures.map((figure) => (
                <Figure key={figure.name}>
                  <dt>{figure.name}</dt>
                  <dd>
                    {figure.isBest && (
                      <>
                        <Icon name="check" size={14} />
                        <VisuallyHidden>{words('watch.best')}</VisuallyHidden>
                      </>
                    )}
                    {figure.value}
                  </dd>
                </Figure>
              ))}
            </dl>
          </li>
        ))}
      </Cards>
    </Dialog>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  min-block-size: ${({ theme }) => theme.control.touch};
`;

const Name = styled.h3`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.text};
`;

const Figure = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  justify-content: space-between;
  padding-block: ${fine[6]};
  ${hairline('block-start')}
  ${textStyle('body')}
  & > dd {
    display: inline-flex;
    gap: ${({ theme }) => theme.space[1]};
    align-items: center;
    ${textStyle('bodyStrong')}
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color.text};
  }
`;
