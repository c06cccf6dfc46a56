import styled from 'styled-components';

export interface ResponsiveTextProps {
  /** The words where there is room. */
  readonly wide: string;
  /** Those of a phone; without them nothing is said there. */
  readonly narrow?: string;
}

/** The same said in full where there is room, and in fewer words on a phone. */
export function ResponsiveText({ wide, narrow }: ResponsiveTextProps) {
  return (
    <>
      <Wide>{wide}</Wide>
      {narrow !== undefined && <Narrow>{narrow}</Narrow>}
    </>
  );
}

const Wide = styled.span`
  display: none;
  ${({ theme }) => theme.media.md} {
    display: inline;
  }
`;

const Narrow = styled.span`
  ${({ theme }) => theme.media.md} {
    display: none;
  }
`;
