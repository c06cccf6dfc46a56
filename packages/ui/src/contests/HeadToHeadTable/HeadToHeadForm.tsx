import type { MeetingResult } from '@rugby/domain/game/model/contest';
import styled, { css, type RuleSet } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface HeadToHeadFormProps {
  /** The latest result last. */
  readonly form: readonly MeetingResult[];
}

/** The results of the last rounds as letters: each has its own outline, so that it is clear without colour. */
export function HeadToHeadForm({ form }: HeadToHeadFormProps) {
  const words = useWords();
  return (
    <Root>
      <VisuallyHidden>{form.map((result) => words(`contests.result.${result}`)).join(', ')}</VisuallyHidden>
      {form.map((result, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a result has no other identity than its place
        <Mark key={place} aria-hidden="true" $result={result}>
          {words(`contests.resultShort.${result}`)}
        </Mark>
      ))}
    </Root>
  );
}

const looks: Readonly<Record<MeetingResult, RuleSet>> = {
  won: css`
    border: 1px solid ${({ theme }) => theme.color.positive};
    background-color: ${({ theme }) => theme.color.positive};
    color: ${({ theme }) => theme.color.surface};
  `,
  drawn: css`
    border: 1px solid ${({ theme }) => theme.color.border};
  `,
  lost: css`
    border: 1px dashed ${({ theme }) => theme.color.border};
  `,
};

const Root = styled.span`
  position: relative;
  display: inline-flex;
  gap: ${({ theme }) => theme.space[1]};
`;

const Mark = styled.span<{ $result: MeetingResult }>`
  display: grid;
  place-content: center;
  inline-size: ${({ theme }) => theme.space[5]};
  block-size: ${({ theme }) => theme.space[5]};
  border-radius: ${({ theme }) => theme.radius.sm};
  ${textStyle('label')}
  font-weight: 700;
  color: ${({ theme }) => theme.color.text};
  ${({ $result }) => looks[$result]}
`;
