import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LanguageSwitcherProps {
  /** The locales that the game speaks: `en-US`. */
  readonly locales: readonly string[];
  /** The one in use. */
  readonly current: string;
  readonly onChange: (locale: string) => void;
}

/** The language in use, and the others where there are any; each calls itself by its own name. For the brand bar. */
export function LanguageSwitcher({ locales, current, onChange }: LanguageSwitcherProps) {
  const words = useWords();
  const id = useId();
  if (locales.length < 2)
    return (
      <Root>
        <Icon name="globe" />
        <span aria-hidden="true">{shortName(current)}</span>
        <Spoken>{words('ui.header.languageIs', { language: ownName(current) })}</Spoken>
      </Root>
    );
  return (
    <Root>
      <Icon name="globe" />
      <Spoken>
        <label htmlFor={id}>{words('ui.header.language')}</label>
      </Spoken>
      <Choice id={id} value={current} onChange={(event) => onChange(event.target.value)}>
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {ownName(locale)}
          </option>
        ))}
      </Choice>
    </Root>
  );
}

/** `EN` of `en-US`. */
function shortName(locale: string): string {
  return new Intl.Locale(locale).language.toUpperCase();
}

/** `English` of `en-US`, `français` of `fr-FR`. */
function ownName(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.onBrandBar};
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Choice = styled.select`
  min-block-size: ${({ theme }) => theme.control.touch};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme }) => theme.color.brandBar};
  color: inherit;
  cursor: pointer;
  ${focusRing}
`;
