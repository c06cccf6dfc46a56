import { type Edition, kitOf } from '@rugby/domain/editions';
import styled from 'styled-components';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';

export interface SquadPictureProps {
  readonly edition: Edition;
}

/** Shirt numbers as the players stand on the pitch, from the front row down. */
const rows = [
  [1, 2, 3],
  [4, 5],
  [6, 8, 7],
  [9, 10],
  [12, 13],
  [11, 15, 14],
];

/** Fifteen jerseys of the edition's squads in their places. On a phone only the front row is shown. Decorative. */
export function SquadPicture({ edition }: SquadPictureProps) {
  const squads = Object.keys(edition.kits);
  return (
    <Turf aria-hidden="true">
      {rows.map((numbers) => (
        <Row key={numbers.join('-')}>
          {numbers.map((number) => (
            <Place key={number}>
              <Jersey kit={kitOf(edition, squads[(number * 3) % squads.length] ?? '', 0)} number={number} />
            </Place>
          ))}
        </Row>
      ))}
    </Turf>
  );
}

const Turf = styled.div`
  display: grid;
  align-content: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: repeating-linear-gradient(
    ${({ theme: { color, space } }) => `${color.turfB} 0 ${space[10]}, ${color.turfA} ${space[10]} ${space[20]}`}
  );
`;

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: ${({ theme }) => theme.space[4]};
  &:not(:first-child) {
    display: none;
    ${({ theme }) => theme.media.md} {
      display: flex;
    }
  }
`;

const Place = styled.span`
  inline-size: ${({ theme }) => theme.space[20]};
`;
