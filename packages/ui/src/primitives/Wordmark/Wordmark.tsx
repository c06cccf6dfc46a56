import { markedStroke, monogram } from '@rugby/domain/game/drawing/monogram';
import styled, { css } from 'styled-components';
import { color } from '../../theme/color.ts';
import { font, narrowest } from '../../theme/scale.ts';

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
      <Title $form={form} $hasTwoLines={title.length <= mostLetters} $hasLongWord={title.split(' ').some(isLong)}>
        {title}
      </Title>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 68 40" width="37" height="22">
        <g fill="currentColor">
          {monogram.map((stroke) => (
            <path key={stroke} d={stroke} />
          ))}
        </g>
        <path d={markedStroke} fill={color.brandBarMarker} />
      </svg>
    </Root>
  );
}

/** A title of so many letters has two lines in the game's font. */
const mostLetters = 30;

/** Such a word stands in a line with a short one, which is then too wide for the room beside Log in on a phone. */
function isLong(word: string): boolean {
  return word.length > 10;
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

/**
 * Two short lines on a phone, also on the narrowest; one on wider screens. Two lines keep their height before the game's font is there: the
 * capitals of another font are wider, and a third line would move the page.
 */
const Title = styled.span<{ $form: WordmarkForm; $hasTwoLines: boolean; $hasLongWord: boolean }>`
  max-inline-size: 8.5em;
  ${({ $hasTwoLines }) => $hasTwoLines && 'block-size: 2lh;'}
  font: 700 clamp(0.9375rem, 4.7vw, 1.125rem) / 1 ${font.display};
  text-transform: uppercase;
  text-wrap: balance;
  ${({ $hasLongWord }) => ($hasLongWord ? withRoomForButtons : smallOnNarrowest)}
  /* The mark alone leaves room for the buttons of the header. */
  ${({ theme }) => theme.media.enlarged} {
    font-size: 0;
  }
  ${({ theme }) => theme.media.nav} {
    ${({ $form }) => $form === 'wide' && oneLine}
  }
`;

const smallOnNarrowest = css`
  ${narrowest} {
    font-size: 0.8125rem;
  }
`;

/** Grows with the room that the buttons of the header leave. */
const withRoomForButtons = css`
  font-size: clamp(0.6875rem, 11.75vw - 1.65rem, 1.125rem);
`;

const oneLine = css`
  max-inline-size: none;
  block-size: auto;
  font-size: 1.75rem;
  white-space: nowrap;
`;
