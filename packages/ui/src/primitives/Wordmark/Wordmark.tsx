import styled, { css } from 'styled-components';
import { color } from '../../theme/color.ts';
import { font } from '../../theme/scale.ts';

/** `compact` keeps two short lines at every width, beside the pages in the header or above a pitch. */
export type WordmarkForm = 'wide' | 'compact';

export interface WordmarkProps {
  /** The edition's title. */
  readonly title: string;
  readonly form?: WordmarkForm;
}

/** The title in the lettering of the game, with the number fifteen in Roman figures. For dark backgrounds. */
export function Wordmark({ title, form = 'wide' }: WordmarkProps) {
  return (
    <Root $form={form}>
      <Title $form={form}>{title}</Title>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 68 40" width="37" height="22">
        <g fill="currentColor">
          <path d="M0 0H10.4L16.6 11.4 11.4 20.9Z" />
          <path d="M21.6 20.4 32.4 40H22L16.2 29.5Z" />
          <path d="M36.4 0H46.6L52.2 23.6 57.8 0H68L57.4 40H47Z" />
        </g>
        <path d="M22.6 0H33L10.4 40H0Z" fill={color.brandBarMarker} />
      </svg>
    </Root>
  );
}

const Root = styled.span<{ $form: WordmarkForm }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.onBrandBar};
  & > svg {
    flex: none;
    order: -1;
  }
  ${({ theme }) => theme.media.nav} {
    & > svg {
      order: ${({ $form }) => ($form === 'wide' ? 0 : -1)};
    }
  }
`;

/** Two short lines on a phone, also on the narrowest; one on wider screens. */
const Title = styled.span<{ $form: WordmarkForm }>`
  max-inline-size: 8.5em;
  font: 700 clamp(0.9375rem, 4.7vw, 1.125rem) / 1 ${font.display};
  text-transform: uppercase;
  text-wrap: balance;
  @media (max-width: 339px) {
    font-size: 0.8125rem;
  }
  ${({ theme }) => theme.media.nav} {
    ${({ $form }) => $form === 'wide' && oneLine}
  }
`;

const oneLine = css`
  max-inline-size: none;
  font-size: 1.75rem;
  white-space: nowrap;
`;
