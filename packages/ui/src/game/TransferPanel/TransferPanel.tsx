import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { hairline } from '../../theme/mixins.ts';
import { poolContainer, poolGutter } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { type TransferContent, TransferRow } from '../TransferRow/TransferRow.tsx';

export interface TransferPanelProps {
  readonly transfers: readonly TransferContent[];
  readonly onFill: (outId: number) => void;
  readonly onDrop: (outId: number) => void;
  readonly onRevert: (outId: number) => void;
  readonly onResetAll: () => void;
}

/** The unsent transfers above the pool: who leaves, who comes in, and how many are open. Long lists scroll. */
export function TransferPanel({ transfers, onFill, onDrop, onRevert, onResetAll }: TransferPanelProps) {
  const words = useWords();
  return (
    <Root aria-label={words('transfers.title')}>
      <Head>
        <Title>{words('transfers.title')}</Title>
        <Count>{countOf(transfers, words)}</Count>
        {transfers.length > 0 && (
          <Button variant="quiet" size="sm" onPress={onResetAll}>
            {words('transfers.resetAll')}
          </Button>
        )}
      </Head>
      {transfers.length > 0 && (
        <List aria-label={words('transfers.list')}>
          {transfers.map((transfer) => {
            const { id } = transfer.out.player;
            return (
              <li key={id}>
                <TransferRow
                  transfer={transfer}
                  actions={{ onFill: () => onFill(id), onDrop: () => onDrop(id), onRevert: () => onRevert(id) }}
                />
              </li>
            );
          })}
        </List>
      )}
    </Root>
  );
}

/** `1 of 2 to fill`; `All 2 filled`. Whether they can be sent is what the prompt says. */
function countOf(transfers: readonly TransferContent[], words: ReturnType<typeof useWords>): string {
  if (transfers.length === 0) return words('transfers.none');
  const toFill = transfers.filter((transfer) => transfer.in === null).length;
  if (toFill === 0) return words('transfers.filled', { count: transfers.length });
  return words('transfers.toFill', { count: toFill, total: transfers.length });
}

const Root = styled.section`
  ${poolContainer}
  flex: none;
  display: flex;
  flex-direction: column;
  max-block-size: min(272px, 28dvh);
  padding-block: ${({ theme }) => `${theme.space[3]} ${theme.space[2]}`};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  ${hairline('block-end')}
`;

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${({ theme }) => theme.control.height.sm};
  ${poolGutter}
  & > button {
    margin-inline: auto calc(-1 * ${({ theme }) => theme.space[3]});
  }
`;

const Title = styled.h2`
  ${textStyle('heading')}
`;

const Count = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const List = styled.ul`
  overflow: auto;
  ${poolGutter}
`;
