import type { ContestKind } from '@rugby/domain/game/model/contest';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface TieBreaksProps {
  readonly contest: ContestKind;
  /** From which the lot was drawn. */
  readonly seed: string;
}

/** What decides between level users, in the order in which it is looked at, and what the draw means. [D52] */
export function TieBreaks({ contest, seed }: TieBreaksProps) {
  const words = useWords();
  return (
    <Root>
      <h2>{words(`contests.tieBreaks.${contest}`)}</h2>
      {contest === 'cup' && <p>{words('contests.tieBreaks.cupText')}</p>}
      <ol>
        {steps[contest].map((step) => (
          <li key={step}>
            <span>{words(`contests.tieBreaks.${step}`, { seed })}</span>
          </li>
        ))}
      </ol>
      <h2>{words('contests.draw.title')}</h2>
      <p>{words(`contests.draw.${contest}`)}</p>
    </Root>
  );
}

const steps = {
  'head-to-head': ['points-for', 'meetings', 'overall', 'lot'],
  cup: ['points', 'captain-points', 'overall-rank', 'lot'],
} as const;

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  & > h2 {
    ${textStyle('heading')}
    color: ${({ theme }) => theme.color.text};
  }
  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
    margin-block-end: ${({ theme }) => theme.space[4]};
  }
  & li {
    display: flex;
    align-items: baseline;
    gap: ${({ theme }) => theme.space[3]};
    padding-block: ${({ theme }) => theme.space[2]};
    counter-increment: step;
    color: ${({ theme }) => theme.color.text};
    overflow-wrap: anywhere;
    ${hairline('block-end')}
  }
  & li::before {
    content: counter(step);
    ${textStyle('rowNumber')}
  }
`;
