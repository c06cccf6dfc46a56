import type { Edition } from '../editions.ts';
import { boosterBehaviours } from '../game/boosters/boosterBehaviours.ts';
import { type BoosterType, positions } from '../game/model/entities.ts';
import { priceUnit } from '../game/model/money.ts';
import { slotCount, teamSize } from '../game/model/positions.ts';
import { matchRuleIds } from '../game/season/matchRules.ts';
import { effectGuide, type ScoringEffect } from '../game/scoring/scoringGuide.ts';
import { boosterName } from '../i18n/boosterWords.ts';
import type { Words } from '../i18n/keys.ts';
import { positionCategory } from '../i18n/positionWords.ts';
import { escapeHtml } from './markup.ts';
import { ruleSentence } from './ruleSentence.ts';

/** What captain and boosters do to points, as an HTML table from the code that counts them. [G-014, G-376 to G-379] */
export function effectsHtml(edition: Edition, words: Words): string {
  const rows = effectGuide(edition).map((effect) => {
    const { booster, multiplier } = effect;
    const name = booster === null ? words('rules.effects.captain') : boosterName(booster, edition, words);
    const plain = effect.paidCodes.length > 0 ? words('rules.effects.more') : words('rules.effects.unchanged');
    return [
      noteHtml(name, effectNotes(effect, words)),
      multiplier === null ? plain : words('rules.effects.times', { multiplier }),
    ];
  });
  return tableHtml(words('rules.effects.title'), [words('rules.effects.name'), words('rules.effects.effect')], rows);
}

function effectNotes({ booster, target, paidCodes, liftsBudget }: ScoringEffect, words: Words): string {
  const names = paidCodes === 'all' ? [] : paidCodes.map((code) => words(`fixtures.code.${code}`));
  return [
    booster === null ? words('rules.effects.always') : words(`rules.effects.target.${target}`),
    ...(paidCodes === 'all' ? [words('rules.effects.allAgain')] : []),
    ...(names.length > 0 ? [words('rules.effects.again', { actions: names.join(', ') })] : []),
    ...(liftsBudget ? [words('rules.effects.noBudget')] : []),
  ].join(' ');
}

/** How each booster of the edition is used, as an HTML table from its behaviour. */
export function boostersHtml(edition: Edition, words: Words): string {
  const rows = edition.enabledBoosters.map((type) => [
    noteHtml(boosterName(type, edition, words), words(`boosters.what.${type}`)),
    useOf(type, edition, words),
  ]);
  return tableHtml(words('boosters.list.title'), [words('rules.effects.name'), words('help.boosters.use')], rows);
}

function useOf(type: BoosterType, { limitlessAfterRound }: Edition, words: Words): string {
  const { target, suitsCaptain, opensTransfers, restoresSelection } = boosterBehaviours[type];
  return [
    words(`help.boosters.target.${target}`),
    ...(target === 'chosen-player' && !suitsCaptain ? [words('help.boosters.notCaptain')] : []),
    ...(opensTransfers ? [words('help.boosters.transfers')] : []),
    ...(restoresSelection && limitlessAfterRound === 'revert' ? [words('help.boosters.reverts')] : []),
  ].join(' ');
}

/** The limits of a team as an HTML table, from the edition that the rules read. [G-010, G-013, G-313 to G-315] */
export function editionRulesHtml({ budget, squad, squadWord, maxBoostersPerRound }: Edition, words: Words): string {
  const rows = [
    [words('help.limits.players'), String(teamSize)],
    [words('help.limits.cap'), words('help.limits.million', { amount: budget / priceUnit })],
    [words(`help.limits.most.${squadWord}`), String(squad.max)],
    ...(squad.min > 0 ? [[words(`help.limits.least.${squadWord}`), String(squad.min)]] : []),
    [words('help.limits.boosters'), String(maxBoostersPerRound)],
  ];
  return tableHtml(words('help.limits.title'), [words('help.limits.rule'), words('help.limits.value')], rows.map(escapeCells));
}

/** How many players of each position a team has, as an HTML table. [G-190 to G-197] */
export function positionsHtml(words: Words): string {
  const rows = positions.map((position) => [positionCategory(position, words), String(slotCount(position))]);
  return tableHtml(
    words('help.places.title'),
    [words('help.places.position'), words('help.places.players')],
    rows.map(escapeCells),
  );
}

/** What happens when a match does not go as planned: a heading and a sentence for each rule that the engine reads. [B1] */
export function matchRulesHtml(words: Words): string {
  return matchRuleIds
    .map((id) => `<h2>${escapeHtml(words(`rules.name.${id}`))}</h2>\n<p>${escapeHtml(ruleSentence(id, words))}</p>`)
    .join('\n');
}

/** `rows` are HTML. */
function tableHtml(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function noteHtml(name: string, note: string): string {
  return `${escapeHtml(name)} <small>${escapeHtml(note)}</small>`;
}

function escapeCells(cells: readonly string[]): readonly string[] {
  return cells.map(escapeHtml);
}
