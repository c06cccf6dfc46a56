import './fonts.css';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.ts';
import { theme } from './theme.ts';

export interface ThemeRootProps {
  readonly children: ReactNode;
}

/**
 * Stands once around everything. The edition and the mode are not props: they are `data-brand` and, when the fan overrides the system,
 * `data-mode` on `<html>` (or on any element that shows another edition inside the page).
 */
export function ThemeRoot({ children }: ThemeRootProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
