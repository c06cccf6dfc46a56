import { useId } from 'react';
import styled from 'styled-components';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ownName } from './ownName.ts';

export interface LanguageSelectProps {
  /** The locales that the game supports: `en-US`. */
  readonly locales: readonly string[];
  /** The locale in use. */
  readonly current: string;
  readonly onChange: (locale: string) => void;
}

/** The choice of a language as a native `select`, which every phone shows in its own way. */
export function LanguageSelect({ locales, current, onChange }: LanguageSelectProps) {
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
