import ts from 'typescript';
import type { NetworkRules } from './networkStories.ts';

/** Data of the game that components show as numbers or text. */
const plainData: NetworkRules['plainData'] = new Map([
  ['BudgetBar', ['budget', 'picked']],
  ['BoosterTile', ['state']],
  ['ComparePlayers', ['players']],
  ['Deadlines', ['deadlines', 'free']],
  ['GameBar', ['figures', 'countdown']],
  ['TeamHead', ['name', 'figure']],
  ['ReviewTeam', ['captain', 'budget']],
  ['WatchList', ['players']],
  ['WhatIfResult', ['savedPoints', 'whatIfPoints', 'changes']],
]);

/** Types of answers, and what is made of entities. */
const answered = ['User', 'ActiveSession', 'DeletionPreview', 'Ranking', 'RankingRow'];
const made = ['Figures', 'Lineup', 'GameWorld', 'Names', 'SquadLook', 'BreakdownLine', 'AdvertPicture', 'RoundResultBestPlayer'];

/** The rules for the library. Every interface in the sources of the game's entities is data. */
export function networkRules(...entities: readonly string[]): NetworkRules {
  const interfaces = entities.flatMap((source) => {
    const { statements } = ts.createSourceFile('entities.ts', source, ts.ScriptTarget.Latest, true);
    return statements.filter((statement) => ts.isInterfaceDeclaration(statement)).map(({ name }) => name.text);
  });
  return { dataTypes: new Set([...interfaces, ...answered, ...made]), plainData };
}
