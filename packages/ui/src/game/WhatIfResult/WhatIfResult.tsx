import { displayValue } from '@rugby/domain/game/players/statistics';
import type { WhatIfMeasure } from '@rugby/domain/game/whatIf/whatIfScore';
import type { Words } from '@rugby/domain/i18n/keys';
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { formatSigned } from '../ScoreBreakdown/formatSigned.ts';
import { Head, Hint, Panel } from './whatIfResultParts.ts';

/** One change: `Tuifua for Ravula`, and the points that it adds. */
export interface WhatIfChangeLine {
  readonly text: string;
  readonly points: number;
}

export interface WhatIfResultProps {
  /** Whether points are those of a round that is over or being played, or season averages before a round. */
  readonly measure: WhatIfMeasure;
  /** Whether the points can still change. */
  readonly isPlaying?: boolean;
  /** Points of the saved team, and of the team with the changes. */
  readonly savedPoints: number;
  readonly whatIfPoints: number;
  readonly changes: readonly WhatIfChangeLine[];
  /** Discards all changes; undefined while there are none. */
  readonly onReset?: (() => void) | undefined;
}

/** Compares the points of the changed team with the saved one, and lists the effect of each change. Announced when it changes. */
export function WhatIfResult({ measure, isPlaying = false, savedPoints, whatIfPoints, changes, onReset }: WhatIfResultProps) {
  const words = useWords();
  const sentence = useRef<HTMLOutputElement>(null);
  const [difference, decimals] = [Math.round((whatIfPoints - savedPoints) * 10) / 10, measure === 'averages' ? 1 : 0] as const;
  const moment = measure === 'averages' ? 'averages' : isPlaying ? 'playing' : 'over';
  const hasChanges = onReset !== undefined;
  const signedPoints = (value: number) => formatSigned(value).replace(/\d.*$/, () => displayValue(Math.abs(value), decimals));

  /** Resetting removes the button, so the focus moves to the sentence. */
  function reset(): void {
    sentence.current?.focus();
    onReset?.();
  }

  return (
    <Panel aria-label={words('whatIf.result.label')}>
      <Head>
        {hasChanges && (
          <Difference aria-hidden $tone={difference > 0 ? 'positive' : 'text'}>
            {signedPoints(difference)}
          </Difference>
        )}
        <Sentence ref={sentence} tabIndex={-1}>
          {hasChanges
            ? sentenceOf(moment, displayValue(whatIfPoints, decimals), difference, decimals, words)
            : words(`whatIf.result.${moment}.saved`, { saved: displayValue(savedPoints, decimals) })}
        </Sentence>
        {hasChanges && (
          <Button variant="outline" size="sm" onPress={reset}>
            {words('whatIf.result.reset')}
          </Button>
        )}
      </Head>
      {changes.length > 0 && (
        <List aria-label={words('whatIf.result.changes')}>
          {changes.map(({ text, points }) => (
            <Change key={text}>
              {text} <Points>{signedPoints(points)}</Points>
            </Change>
          ))}
        </List>
      )}
      {(!hasChanges || measure === 'averages') && (
        <Hint>{words(hasChanges ? 'whatIf.result.noForecast' : 'whatIf.result.hint')}</Hint>
      )}
    </Panel>
  );
}

type Moment = 'over' | 'playing' | 'averages';

function sentenceOf(moment: Moment, points: string, difference: number, decimals: 0 | 1, words: Words): string {
  const by = displayValue(Math.abs(difference), decimals);
  if (difference === 0) return words(`whatIf.result.${moment}.same`, { changed: points });
  return words(`whatIf.result.${moment}.${difference > 0 ? 'more' : 'fewer'}`, { changed: points, by });
}

const Difference = styled.strong<{ $tone: 'positive' | 'text' }>`
  flex: none;
  ${textStyle('number')}
  color: ${({ theme, $tone }) => theme.color[$tone]};
`;

const Sentence = styled.output`
  flex: 1;
  outline: none;
  ${textStyle('bodyStrong')}
  text-wrap: balance;
`;

const List = styled.ul`
  overflow: auto;
  margin-block-start: ${({ theme }) => theme.space[2]};
`;

const Change = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[1]};
  ${hairline('block-start')}
  ${textStyle('body')}
  overflow-wrap: anywhere;
`;

const Points = styled.span`
  flex: none;
  ${textStyle('rowNumber')}
`;
