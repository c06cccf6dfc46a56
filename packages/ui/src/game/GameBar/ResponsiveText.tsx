import styled from 'styled-components';

export interface ResponsiveTextProps {
  /** Text from the `md` breakpoint on. */
  readonly wide: string;
  /** Text on a phone; without it nothing is shown there. */
  readonly narrow?: string;
}

/** Text with a shorter form for phones. */
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
