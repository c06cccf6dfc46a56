import { createGlobalStyle } from 'styled-components';
import { color } from './color.ts';
import { control, media } from './scale.ts';
import { textStyle } from './typography.ts';
import { variables } from './variables.ts';

/** Reset, variables and global rules: one focus ring, reduced motion. */
export const GlobalStyle: ReturnType<typeof createGlobalStyle> = createGlobalStyle`
  ${variables}
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { text-size-adjust: 100%; -webkit-tap-highlight-color: transparent; }
  body {
    min-block-size: 100dvh;
    ${textStyle('body')}
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { font: inherit; text-wrap: balance; }
  ul, ol { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  svg, img { display: block; flex: none; max-inline-size: 100%; }
  a { color: inherit; }
  :where(:focus-visible) {
    outline: ${control.ring.width} solid ${color.focus};
    outline-offset: ${control.ring.gap};
  }
  /* A heading that takes the focus after a navigation is not a control. */
  :where(h1[tabindex]:focus-visible) { outline: none; }
  /* Paper is white, whatever the mode. */
  ${media.print} {
    :root, [data-brand] { color-scheme: light !important; }
  }
  ${media.stillness} {
    *, *::before, *::after {
      animation: none !important;
      transition-property: opacity !important;
      transition-duration: 120ms !important;
      scroll-behavior: auto !important;
    }
    /* react-aria hides what it opens until it stands in its place. Faded, that would hold up the focus of screen readers. */
    [data-rac]:is([style*='opacity: 0'], [data-entering]) { transition-property: none !important; }
  }
`;
