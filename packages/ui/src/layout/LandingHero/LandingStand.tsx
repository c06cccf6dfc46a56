import styled from 'styled-components';

/** The rows of the stand behind the field: faint converging lines. */
export function LandingStand() {
  return (
    <Rows viewBox="0 0 100 100" preserveAspectRatio="none">
      {rows.map((row) => (
        <path key={row} d={`M0 ${100 - row * 8} L100 ${100 - row * 10.6}`} opacity={0.5 - row * 0.035} />
      ))}
    </Rows>
  );
}

const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const Rows = styled.svg`
  position: absolute;
  inset-inline: 0;
  inset-block-end: var(--grass);
  inline-size: 100%;
  block-size: 138px;
  fill: none;
  stroke: ${({ theme }) => theme.color.onBrandBarMuted};
  opacity: 0.22;
  & > path {
    vector-effect: non-scaling-stroke;
    stroke-width: 2px;
  }
`;
