import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { LanguageSelectProps } from './LanguageSelect.tsx';
import { ownName } from './ownName.ts';

export type LanguageSwitcherProps = LanguageSelectProps;

/** Loaded only when there is more than one language. */
const LanguageSelect = lazy(async () => ({ default: (await import('./LanguageSelect.tsx')).LanguageSelect }));

/** Shows the current language, and a choice when there are others. Each is listed by its own name. Stands on the brand bar. */
export function LanguageSwitcher(props: LanguageSwitcherProps) {
  const { locales, current } = props;
  return (
    <Root>
      <Icon name="globe" />
      {locales.length < 2 ? (
        <OnlyLanguage locale={current} />
      ) : (
        <Suspense fallback={<OnlyLanguage locale={current} />}>
          <LanguageSelect {...props} />
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
