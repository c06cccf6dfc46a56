import { css, type RuleSet } from 'styled-components';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { media, space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';

/** The look of an article. Without functions, so that it is plain CSS for the page that the server writes too. */
export const articleLook: RuleSet = css`
  ${textStyle('bodyLarge')}
  color: ${color.text};
  & h1 {
    ${textStyle('dialogTitle')}
    margin-block-end: ${space[2]};
  }
  & h1 + p {
    color: ${color.textMuted};
  }
  & h2 {
    ${textStyle('heading')}
    margin-block: ${space[8]} ${space[2]};
    scroll-margin-block-start: ${space[20]};
  }
  & h3 {
    ${textStyle('rowName')}
    margin-block: ${space[5]} ${space[1]};
  }
  & p,
  & ul,
  & ol {
    max-inline-size: 42rem;
  }
  & p + p,
  & p + ul,
  & ul + p {
    margin-block-start: ${space[3]};
  }
  & ul,
  & ol {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
  & li::marker {
    color: ${color.accentText};
  }
  & table {
    inline-size: 100%;
    margin-block: ${space[4]};
    border-collapse: collapse;
    ${textStyle('body')}
  }
  & caption {
    ${visuallyHidden}
  }
  & :is(th, td) {
    padding-block: ${space[2]};
    padding-inline: 0;
    border-block-end: 1px solid ${color.hairline};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    color: ${color.textMuted};
    font-weight: 500;
  }
  & td,
  & thead th:not(:first-child) {
    padding-inline-start: ${space[3]};
  }
  & small {
    display: block;
    ${textStyle('label')}
    font-weight: 400;
    color: ${color.textMuted};
  }
  & :is([data-kind='scoring'], [data-kind='example']) :is(td, thead th:not(:first-child)) {
    inline-size: 7.5rem;
    text-align: end;
  }
  & :is([data-kind='scoring'], [data-kind='example']) :is(th, td) {
    vertical-align: middle;
  }
  & :is([data-kind='scoring'], [data-kind='example']) td {
    ${textStyle('rowNumber')}
    white-space: nowrap;
  }
  /* The head of the first table stands for those below it. */
  & [data-kind='scoring'] ~ [data-kind='scoring'] thead {
    ${visuallyHidden}
  }
  & td[data-negative] {
    color: ${color.danger};
  }
  & [data-kind='scoring'] td[data-none] {
    ${textStyle('label')}
    font-weight: 400;
    color: ${color.textMuted};
  }
  & tr[data-total] > * {
    font-weight: 700;
  }
  & [data-for='wide'] {
    display: none;
  }
  ${media.sm} {
    & [data-for='wide'] {
      display: table-cell;
    }
    & [data-for='narrow'] {
      display: none;
    }
  }
`;
