import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SquadMark, type SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { hairline } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
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

/** Compares two to four players, each in a column of its own at every width. */
export function ComparePlayers({ players, onBack }: ComparePlayersProps) {
  const words = useWords();
  const names = players[0]?.figures.map(({ name }) => name) ?? [];
  return (
    <Dialog
      size="boosters"
      title={words('watch.comparison')}
      onClose={onBack}
      actions={<Button onPress={onBack}>{words('watch.back')}</Button>}
    >
      <Grid aria-label={words('watch.comparison')}>
        <thead>
          <tr>
            {players.map(({ id, name, squad }) => (
              <Head key={id} scope="col">
                <Mark>
                  <SquadMark squad={squad} size={25} />
                </Mark>
                {name}
              </Head>
            ))}
          </tr>
        </thead>
        {names.map((name, row) => (
          <Group key={name}>
            <tr>
              <FigureName colSpan={players.length} scope="rowgroup">
                {name}
              </FigureName>
            </tr>
            <tr>
              {players.map(({ id, figures }) => (
                <Figure key={id} figure={figures[row]} />
              ))}
            </tr>
          </Group>
        ))}
      </Grid>
    </Dialog>
  );
}

function Figure({ figure }: { readonly figure: ComparedFigure | undefined }) {
  const words = useWords();
  return (
    <Cell>
      {figure?.value}
      {figure?.isBest && (
        <Best>
          <Icon name="check" size={14} />
          <VisuallyHidden>{words('watch.best')}</VisuallyHidden>
        </Best>
      )}
    </Cell>
  );
}

const Grid = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: start;
  color: ${({ theme }) => theme.color.text};
`;

const Head = styled.th`
  padding-block-end: ${({ theme }) => theme.space[3]};
  padding-inline-end: ${({ theme }) => theme.space[1]};
  text-align: start;
  vertical-align: bottom;
  overflow-wrap: anywhere;
  ${textStyle('cardName')}
  ${({ theme }) => theme.media.sm} {
    padding-inline-end: ${({ theme }) => theme.space[2]};
    ${textStyle('rowName')}
  }
`;

/** Stands above the name, a flag as well as a roundel. */
const Mark = styled.span`
  display: block;
  padding-block-end: ${({ theme }) => theme.space[2]};
`;

const Group = styled.tbody`
  ${hairline('block-start')}
`;

const FigureName = styled.th`
  padding-block-start: ${({ theme }) => theme.space[3]};
  text-align: start;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Cell = styled.td`
  padding-block-end: ${({ theme }) => theme.space[3]};
  padding-inline-end: ${({ theme }) => theme.space[2]};
  ${textStyle('rowNumber')}
`;

const Best = styled.span`
  display: inline-flex;
  padding-inline-start: ${({ theme }) => theme.space[1]};
  vertical-align: middle;
  color: ${({ theme }) => theme.color.positive};
`;
