import { parseArgs } from 'node:util';
import { instant } from '@rugby/domain/contract/spellings';
import { type Edition, editionIds, editions, isEditionId } from '@rugby/domain/editions';
import { reasonOf } from '../config/StartError.ts';
import { CommandError } from '../season/CommandError.ts';

/** A parsed season command. `managers` is its public name for simulated users. */
export type Command =
  | { readonly kind: 'import'; readonly edition: Edition; readonly from: string }
  | { readonly kind: 'ads'; readonly edition: Edition; readonly from: string }
  | { readonly kind: 'clock'; readonly edition: Edition; readonly at: Date | 'real' }
  | { readonly kind: 'start'; readonly edition: Edition; readonly round: number }
  | { readonly kind: 'stats'; readonly edition: Edition; readonly round: number; readonly from: string }
  | { readonly kind: 'simulate'; readonly edition: Edition; readonly round: number; readonly seed: string | undefined }
  | { readonly kind: 'finish'; readonly edition: Edition; readonly round: number }
  | { readonly kind: 'managers'; readonly edition: Edition; readonly count: number; readonly seed: string | undefined }
  | { readonly kind: 'replay'; readonly edition: Edition; readonly speed: number }
  | { readonly kind: 'watch'; readonly edition: Edition; readonly from: string }
  | { readonly kind: 'safe-mode'; readonly isOn: boolean }
  | { readonly kind: 'status'; readonly isJson: boolean };

/** The usage of the commands. */
export const usage = [
  'Usage: npm run season -- COMMAND',
  '  import --edition E --from DIR              squads, players and rounds; safe to repeat',
  '  watch --edition E --from DIR | URL         takes in squads, players, rounds and stats-N.json as they change',
  '  ads --edition E --from FILE                the advertisements by country; replaces those before',
  '  clock --edition E --at TIME | --real       the time that the game believes it is, such as 2026-02-12T06:05:00Z',
  '  start --edition E --round N                the round is playing',
  '  stats --edition E --round N --from FILE    raw stat records; safe to repeat',
  '  simulate --edition E --round N [--seed S]  plausible stat records for the matches of a round, then as stats',
  '  finish --edition E --round N               the round is complete',
  '  managers --edition E --count N [--seed S]  simulated users with legal teams',
  '  replay --edition E --speed X               the season plays on, X times faster than real time',
  '  safe-mode on | off                         on: everything can be read, nothing changed',
  '  status [--json]                            where every season stands',
  `E is the id of an edition: ${editionIds.join(' or ')}.`,
] as const;

const options = {
  edition: { type: 'string' },
  from: { type: 'string' },
  at: { type: 'string' },
  real: { type: 'boolean' },
  round: { type: 'string' },
  count: { type: 'string' },
  seed: { type: 'string' },
  speed: { type: 'string' },
  json: { type: 'boolean' },
} as const;
type Option = keyof typeof options;

/** Parses the arguments after `season`. Refuses anything that is not a command, with the usage. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArguments(args);
  const [kind, ...rest] = positionals;
  if (rest.length > 0 && kind !== 'safe-mode') throw createCommandError(`${rest.join(' ')} is not expected.`);
  const accept = (...accepted: readonly Option[]) => {
    const strange = Object.keys(values).find((name) => !accepted.some((option) => option === name));
    if (strange !== undefined) throw createCommandError(`${kind} does not accept --${strange}.`);
  };
  switch (kind) {
    case 'ads':
    case 'import':
    case 'watch':
      accept('edition', 'from');
      return { kind, edition: editionOf(values.edition), from: requireOption('from', values.from) };
    case 'clock':
      accept('edition', 'at', 'real');
      return { kind, edition: editionOf(values.edition), at: timeOf(values.at, values.real === true) };
    case 'start':
    case 'finish':
      accept('edition', 'round');
      return { kind, edition: editionOf(values.edition), round: roundOf(values.round) };
    case 'stats':
      accept('edition', 'round', 'from');
      return { kind, edition: editionOf(values.edition), round: roundOf(values.round), from: requireOption('from', values.from) };
    case 'simulate':
      accept('edition', 'round', 'seed');
      return { kind, edition: editionOf(values.edition), round: roundOf(values.round), seed: values.seed };
    case 'managers':
      accept('edition', 'count', 'seed');
      return { kind, edition: editionOf(values.edition), count: countOf(values.count), seed: values.seed };
    case 'replay':
      accept('edition', 'speed');
      return { kind, edition: editionOf(values.edition), speed: speedOf(values.speed) };
    case 'safe-mode':
      accept();
      return { kind, isOn: switchOf(rest) };
    case 'status':
      accept('json');
      return { kind, isJson: values.json === true };
    case undefined:
      throw createCommandError('A command is missing.');
    default:
      throw createCommandError(`There is no command ${kind}.`);
  }
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw createCommandError(reasonOf(error));
  }
}

function requireOption(name: Option, value: string | undefined): string {
  if (value === undefined || value === '') throw createCommandError(`--${name} is missing.`);
  return value;
}

function editionOf(value: string | undefined): Edition {
  const id = requireOption('edition', value);
  if (isEditionId(id)) return editions[id];
  throw createCommandError(`There is no edition ${id}: it is ${editionIds.join(' or ')}.`);
}

function roundOf(value: string | undefined): number {
  const text = requireOption('round', value);
  if (!/^[1-9]\d{0,2}$/.test(text)) throw createCommandError(`--round ${text} is not the number of a round.`);
  return Number(text);
}

function switchOf(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (text !== 'on' && text !== 'off') throw createCommandError('safe-mode takes either on or off.');
  return text === 'on';
}

function countOf(value: string | undefined): number {
  const text = requireOption('count', value);
  if (!/^[1-9]\d{0,4}$/.test(text)) throw createCommandError(`--count ${text} is not a number from 1 to 99999.`);
  return Number(text);
}

function speedOf(value: string | undefined): number {
  const text = requireOption('speed', value);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw createCommandError(`--speed ${text} is not a whole number from 1 to 999999999.`);
  return Number(text);
}

function timeOf(at: string | undefined, isReal: boolean): Date | 'real' {
  if (isReal === (at !== undefined)) throw createCommandError('clock takes either --at or --real.');
  if (at === undefined) return 'real';
  const time = instant.safeParse(at);
  if (!time.success) throw createCommandError(`--at ${at} is not a time. Write it like 2026-02-12T06:05:00Z.`);
  return new Date(time.data);
}

function createCommandError(sentence: string): CommandError {
  return new CommandError([sentence, ...usage]);
}
