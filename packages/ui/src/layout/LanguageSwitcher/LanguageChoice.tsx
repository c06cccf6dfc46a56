import { useId } from 'react';
import styled from 'styled-components';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { LanguageSwitcherProps } from './LanguageSwitcher.tsx';
import { ownName } from './ownName.ts';

/** The languages as the browser's own list, which every phone shows in its own way. */
export function LanguageChoice({ locales, current, onChange }: LanguageSwitcherProps) {
  const words = useWords();
  const id = useId();
  return (
    <>
      <Name htmlFor={id}>{words('ui.header.language')}</Name>
      <Choice id={id} value={current} onChange={(event) => onChange(event.target.value)}>
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {ownName(locale)}
          </option>
        ))}
      </Choice>
    </>
  );
}

const Name = styled.label`
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
