import { kitOf, type Edition, type EditionId } from '@rugby/domain/editions';
import styled, { css, type RuleSet } from 'styled-components';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';

export interface LandingJerseysProps {
  readonly edition: Edition;
}

/** The jerseys of the edition's squads in the foreground, cut off at the bottom. */
export function LandingJerseys({ edition }: LandingJerseysProps) {
  const lineup = lineups[edition.id];
  return (
    <Row $look={looks[edition.brand]}>
      {lineup.map(([abbreviation, number], index) => (
        <Place key={abbreviation} $height={-Math.abs(index - Math.floor(lineup.length / 2))}>
          <Jersey kit={kitOf(edition, abbreviation, 0)} number={number} />
        </Place>
      ))}
    </Row>
  );
}

/** Squads and shirt numbers from left to right, ordered so that neighbours differ in colour. */
const lineups: Readonly<Record<EditionId, readonly (readonly [abbreviation: string, number: number])[]>> = {
  srp: [
    ['FORC', 11],
    ['WARA', 14],
    ['HIGH', 12],
    ['MOPA', 13],
    ['CRUS', 9],
    ['HURR', 10],
    ['CHIE', 8],
    ['BLUE', 7],
    ['BRUM', 6],
    ['REDS', 2],
    ['FDRU', 15],
  ],
  trc: [
    ['ARG', 9],
    ['AUS', 7],
    ['NZ', 10],
    ['SA', 8],
  ],
};

const looks: Readonly<Record<Edition['brand'], RuleSet>> = {
  club: css`
    --jersey: 104px;
    --step: 78px;
    --drop: 48px;
    justify-content: center;
    ${({ theme }) => theme.media.md} {
      --jersey: calc(195 * var(--unit));
      --step: calc(120 * var(--unit));
      --drop: calc(13 * var(--unit));
    }
  `,
  championship: css`
    --jersey: 104px;
    --step: 96px;
    --drop: 34px;
    justify-content: center;
    ${({ theme }) => theme.media.md} {
      --jersey: calc(252 * var(--unit));
      --step: calc(188 * var(--unit));
      --drop: calc(-32 * var(--unit));
      justify-content: flex-end;
      padding-inline-end: calc(56 * var(--unit));
    }
  `,
};

const Row = styled.ul<{ $look: RuleSet }>`
  ${({ $look }) => $look}
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% - var(--grass) + var(--drop));
  display: flex;
  filter: ${({ theme }) => theme.drawing.shadow};
  isolation: isolate;
`;

/** The middle jersey is on top; each next one lies below its neighbour. */
const Place = styled.li<{ $height: number }>`
  position: relative;
  z-index: ${({ $height }) => $height};
  flex: none;
  inline-size: var(--step);
  & > svg {
    inline-size: var(--jersey);
    max-inline-size: none;
    margin-inline: calc((var(--step) - var(--jersey)) / 2);
  }
  &:nth-child(2n) {
    margin-block-start: calc(var(--jersey) / -36);
  }
`;
