import { positionCategory } from '@rugby/domain/i18n/positionWords';
import type { Edition } from '@rugby/domain/editions';
import type { Position } from '@rugby/domain/game/model/entities';
import { type ScoringEffect, type ScoringEntry, effectGuide, scoringGuide } from '@rugby/domain/game/scoring/scoringGuide';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { GlossaryTerm } from '../../help/GlossaryTerm/GlossaryTerm.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { formatSigned } from '../ScoreBreakdown/formatSigned.ts';
import { ScoringTable, type ScoringRow } from './ScoringTable.tsx';

export interface ScoringGuideProps {
  readonly edition: Edition;
  /** Leaves only what counts for this position. */
  readonly position?: Position;
}

/** The points of every action in tables, and what captain and boosters do. Read from the tables that the engine executes. [G-380 to G-408] */
export function ScoringGuide({ edition, position }: ScoringGuideProps) {
  const words = useWords();
  const sections = scoringGuide(edition, position);
  return (
    <Tables>
      {sections.map(({ group, entries }) => (
        <ScoringTable
          key={group}
          caption={words(`rules.points.group.${group}`)}
          head={{ name: words('rules.points.action'), value: words('rules.points.points') }}
          rows={entries.map((entry) => rowOf(entry, { edition, showsPositions: position === undefined, words }))}
        />
      ))}
      <ScoringTable
        caption={words('rules.effects.title')}
        head={{ name: words('rules.effects.name'), value: words('rules.effects.effect') }}
        rows={effectGuide(edition).map((effect) => effectRow(effect, edition, words))}
      />
    </Tables>
  );
}

interface RowContext {
  readonly edition: Edition;
  readonly showsPositions: boolean;
  readonly words: Words;
}

function rowOf(entry: ScoringEntry, { edition, showsPositions, words }: RowContext): ScoringRow {
  const { code, points, positions } = entry;
  const only = showsPositions && positions !== 'all' && positions.map((position) => positionCategory(position, words));
  const notes = [
    ...(entry.kind === 'metres' ? [words('rules.points.metres', { metres: entry.metres })] : []),
    ...(only ? [words('rules.points.only', { positions: only.join(', ') })] : []),
  ];
  const isMinutes = entry.kind === 'minutes';
  return {
    id: isMinutes ? `${code} ${entry.over}` : code,
    name: (
      <GlossaryTerm term={code} edition={edition}>
        {isMinutes ? words('rules.points.over', { count: entry.over }) : words(`fixtures.code.${code}`)}
      </GlossaryTerm>
    ),
    note: notes.join(', '),
    value: formatSigned(points),
    isNegative: points < 0,
  };
}

function effectRow(effect: ScoringEffect, edition: Edition, words: Words): ScoringRow {
  const { booster, target, multiplier, liftsBudget } = effect;
  const again = effect.paidCodes === 'all' ? words('rules.effects.allAgain') : againOf(effect.paidCodes, words);
  const notes = [
    booster === null ? words('rules.effects.always') : words(`rules.effects.target.${target}`),
    again,
    liftsBudget ? words('rules.effects.noBudget') : '',
  ];
  const value = again === '' ? words('rules.effects.unchanged') : words('rules.effects.more');
  return {
    id: booster ?? 'captain',
    name: booster === null ? words('rules.effects.captain') : boosterName(booster, edition, words),
    note: notes.filter((note) => note !== '').join(' '),
    value: multiplier === null ? value : words('rules.effects.times', { multiplier }),
    isNegative: false,
  };
}

function againOf(codes: Exclude<ScoringEffect['paidCodes'], 'all'>, words: Words): string {
  const actions = codes.map((code) => words(`fixtures.code.${code}`)).join(', ');
  return actions === '' ? '' : words('rules.effects.again', { actions });
}

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  align-items: start;
  gap: ${({ theme }) => `${theme.space[6]} ${theme.space[8]}`};
`;
