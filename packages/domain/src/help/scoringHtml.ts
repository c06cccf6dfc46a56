import type { Edition } from '../editions.ts';
import { positions, type Position } from '../game/model/entities.ts';
import { formatMinusSign } from '../game/model/minusSign.ts';
import { isForward, scrummagers } from '../game/model/positions.ts';
import { type ScoringEntry, scoringGuide } from '../game/scoring/scoringGuide.ts';
import { scorePlayer } from '../game/scoring/scorePlayer.ts';
import { statLine } from '../game/scoring/statLine.ts';
import type { Words } from '../i18n/keys.ts';
import { positionCategory } from '../i18n/positionWords.ts';
import { escapeHtml, termHtml } from './markup.ts';

/** The groups of positions that have a column of their own. */
const columns = [
  { name: 'frontRow', positions: scrummagers },
  { name: 'otherForwards', positions: positions.filter((position) => isForward(position) && !scrummagers.includes(position)) },
  { name: 'backs', positions: positions.filter((position) => !isForward(position)) },
] as const;

/**
 * The points of every action as HTML, from the table that the engine executes. A wide screen shows a column for each group of positions, a
 * narrow one a single column. [B1, G-380 to G-408]
 */
export function scoringHtml(edition: Edition, words: Words): string {
  return scoringGuide(edition)
    .map(({ group, entries }) => {
      const name = escapeHtml(words(`rules.points.group.${group}`));
      return `<h2>${name}</h2>\n<table data-kind="scoring"><caption>${name}</caption>${headHtml(words)}<tbody>${entries
        .map((entry) => rowHtml(entry, words))
        .join('')}</tbody></table>`;
    })
    .join('\n');
}

function headHtml(words: Words): string {
  const wide = columns.map(({ name }) => `<th scope="col" data-for="wide">${escapeHtml(words(`help.columns.${name}`))}</th>`);
  const [action, points] = [words('rules.points.action'), words('rules.points.points')].map(escapeHtml);
  return `<thead><tr><th scope="col">${action}</th>${wide.join('')}<th scope="col" data-for="narrow">${points}</th></tr></thead>`;
}

function rowHtml(entry: ScoringEntry, words: Words): string {
  const { code, points, positions: counted } = entry;
  const name = entry.kind === 'minutes' ? words('rules.points.over', { count: entry.over }) : words(`fixtures.code.${code}`);
  const notes = [
    ...(entry.kind === 'metres' ? [words('rules.points.metres', { metres: entry.metres })] : []),
    ...(counted === 'all' ? [] : [words('rules.points.only', { positions: categories(counted, words) })]),
  ];
  const note = notes.length === 0 ? '' : ` <small>${escapeHtml(notes.join(', '))}</small>`;
  const wide = columns.map(({ positions: group }) => {
    const scores = counted === 'all' || group.every((position) => counted.includes(position));
    return scores
      ? pointsHtml(points, 'wide')
      : `<td data-for="wide" data-none="">${escapeHtml(words('help.columns.none'))}</td>`;
  });
  return `<tr><th scope="row">${termHtml(code, name)}${note}</th>${wide.join('')}${pointsHtml(points, 'narrow')}</tr>`;
}

function categories(counted: readonly Position[], words: Words): string {
  return counted.map((position) => positionCategory(position, words)).join(', ');
}

function pointsHtml(points: number, screen: 'wide' | 'narrow'): string {
  return `<td data-for="${screen}"${points < 0 ? ' data-negative=""' : ''}>${signedPoints(points)}</td>`;
}

function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : formatMinusSign(String(points));
}

/** A match of a back row forward, counted by the engine: the example below the table. */
export function countedMatchHtml({ minuteThresholds }: Pick<Edition, 'minuteThresholds'>, words: Words): string {
  const { points, lines } = scorePlayer('loose_forward', statLine({ MP: 80, T: 1, TK: 14, MT: 2, TB: 6 }), minuteThresholds);
  const rows = lines.map(
    ({ code, count, points: own }) =>
      `<tr><th scope="row">${termHtml(code, words(`fixtures.code.${code}`))}</th><td>${count}</td><td${own < 0 ? ' data-negative=""' : ''}>${signedPoints(own)}</td></tr>`,
  );
  const head = [words('rules.points.action'), words('help.example.count'), words('rules.points.points')];
  const title = escapeHtml(words('help.example.title'));
  return [
    `<h2>${title}</h2>`,
    `<p>${escapeHtml(words('help.example.lead'))}</p>`,
    `<table data-kind="example"><caption>${title}</caption><thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('')}<tr data-total=""><th scope="row">${escapeHtml(words('help.example.total'))}</th><td></td><td>${points}</td></tr></tbody></table>`,
  ].join('\n');
}
