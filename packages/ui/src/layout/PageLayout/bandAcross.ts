import { css } from 'styled-components';

/**
 * The band behind the head of a page: the surface's colour from edge to edge of the window, up to the header of the site. The head stands at the top
 * of the column of a `PageLayout`, whose padding the band covers. Its shadow reaches the edges: unlike a wider box it never makes the page scroll.
 */
export const bandAcross = css`
  position: relative;
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: calc(-1 * ${({ theme }) => theme.space[6]}) 0 0;
    background-color: ${({ theme }) => theme.color.surface};
    box-shadow: 0 0 0 100vmax ${({ theme }) => theme.color.surface};
    clip-path: inset(0 -100vmax);
    ${({ theme }) => theme.media.md} {
      inset-block-start: calc(-1 * ${({ theme }) => theme.space[8]});
    }
  }
`;
