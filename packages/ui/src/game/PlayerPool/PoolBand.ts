import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { pool, poolGutter } from '../poolScale.ts';

/** A band above the list of the pool: a sentence, and a button at its end. */
export const PoolBand = styled.div<{ $tone: 'selected' | 'infoTint' | 'warningTint' }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${pool.notice};
  padding-block: ${({ theme }) => theme.space[1]};
  ${poolGutter}
  background-color: ${({ theme, $tone }) => theme.color[$tone]};
  ${textStyle('body')}
  font-weight: 500;
  & > button {
    flex: none;
    margin-inline: auto calc(-1 * ${({ theme }) => theme.space[3]});
  }
`;
