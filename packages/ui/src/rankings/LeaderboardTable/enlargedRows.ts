import { css, type RuleSet } from 'styled-components';

/** With enlarged text a team has a line of its own above its figures: beside them its words would break. */
export const enlargedRows: RuleSet = css`
  ${({ theme }) => theme.media.enlarged} {
    &,
    & > thead,
    & > tbody {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: minmax(3rem, auto) 1fr auto;
    }
    & tr > * {
      display: grid;
      align-content: center;
      justify-items: end;
    }
    & :is(thead, tbody) > tr > * {
      block-size: auto;
    }
    & tr > [data-column='rank'] {
      grid-row: 1 / 3;
      justify-items: start;
    }
    & tr > [data-column='team'] {
      grid-column: 2 / 4;
      justify-items: start;
      overflow-wrap: anywhere;
    }
    & tbody > tr > [data-column='team'] {
      border-block-end: 0;
    }
  }
`;
