import './fonts.css';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.ts';
import { theme } from './theme.ts';

export interface ThemeRootProps {
  readonly children: ReactNode;
}

/**
 * Provides the theme. Edition and mode are not props: they are the attributes `data-brand` and, when the user overrides the
 * system, `data-mode` on `<html>`, or on any element that shows another edition.
 */
export function ThemeRoot({ children }: ThemeRootProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
