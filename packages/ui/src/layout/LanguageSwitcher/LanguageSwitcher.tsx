import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ownName } from './ownName.ts';

export interface LanguageSwitcherProps {
  /** The locales that the game speaks: `en-US`. */
  readonly locales: readonly string[];
  /** The one in use. */
  readonly current: string;
  readonly onChange: (locale: string) => void;
}

/** Fetched only where there is something to choose. */
const LanguageChoice = lazy(async () => ({ default: (await import('./LanguageChoice.tsx')).LanguageChoice }));

/** The language in use, and the others where there are any; each calls itself by its own name. For the brand bar. */
export function LanguageSwitcher(props: LanguageSwitcherProps) {
  const { locales, current } = props;
  return (
    <Root>
      <Icon name="globe" />
      {locales.length < 2 ? (
        <OnlyLanguage locale={current} />
      ) : (
        <Suspense fallback={<OnlyLanguage locale={current} />}>
          <LanguageChoice {...props} />
        </Suspense>
      )}
    </Root>
  );
}

function OnlyLanguage({ locale }: { readonly locale: string }) {
  const words = useWords();
  return (
    <>
      <span aria-hidden="true">{locale.slice(0, 2).toUpperCase()}</span>
      <VisuallyHidden>{words('ui.header.languageIs', { language: ownName(locale) })}</VisuallyHidden>
    </>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.onBrandBar};
`;
