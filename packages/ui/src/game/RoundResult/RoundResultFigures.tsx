import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { PlacesWon } from '../../rankings/PlacesWon/PlacesWon.tsx';
import { resultInset } from './resultLook.ts';

/** A rank or a total. `won` are the places that the round won, negative when it lost some. */
export interface RoundFigure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly won?: number;
}

export interface RoundResultFiguresProps {
  readonly figures: readonly RoundFigure[];
}

/** Ranks and totals below each other. */
export function RoundResultFigures({ figures }: RoundResultFiguresProps) {
  return (
    <Figures>
      {figures.map(({ id, label, value, won }) => (
        <div key={id}>
          <dt>{label}</dt>
          <Value>
            {value}
            {won !== undefined && won !== 0 && <PlacesWon won={won} />}
          </Value>
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled.dl`
  margin: 0;
  padding-block: ${({ theme }) => theme.space[2]};
  ${resultInset('both')}
  ${textStyle('body')}
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[4]};
    padding-block: ${({ theme }) => theme.space[1]};
  }
  & > div:not(:last-child) {
    ${hairline('block-end')}
  }
`;

const Value = styled.dd`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[3]};
  margin: 0;
  ${textStyle('heading')}
  font-variant-numeric: tabular-nums;
`;
