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

/** Components with such data that the network does not bring, and why. */
const withoutNetwork: NetworkRules['withoutNetwork'] = new Map([]);

/** The rules for the library. Every interface of the game's entities is data, and so is what is made of them. */
export function networkRules(entities: string): NetworkRules {
  const { statements } = ts.createSourceFile('entities.ts', entities, ts.ScriptTarget.Latest, true);
  const interfaces = statements.filter((statement) => ts.isInterfaceDeclaration(statement)).map(({ name }) => name.text);
  const made = ['Figures', 'Lineup', 'GameWorld', 'Names', 'SquadLook', 'BreakdownLine'];
  return { dataTypes: new Set([...interfaces, ...made]), plainData, withoutNetwork };
}
