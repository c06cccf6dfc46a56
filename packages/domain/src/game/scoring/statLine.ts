import type { StatCode, StatLine } from '../model/entities.ts';

/** Creates a stat line from known counts. Missing codes are 0. */
export function statLine(counts: Readonly<Partial<Record<StatCode, number>>>): StatLine {
  return { ...nothing, ...counts };
}

const nothing: StatLine = Object.freeze({
  MP: 0,
  T: 0,
  TA: 0,
  C: 0,
  CM: 0,
  PG: 0,
  PGM: 0,
  DG: 0,
  DGM: 0,
  YC: 0,
  RC: 0,
  TW: 0,
  I: 0,
  LT: 0,
  LS: 0,
  LE: 0,
  TK: 0,
  MT: 0,
  TB: 0,
  O: 0,
  LB: 0,
  LC: 0,
  MG: 0,
  PC: 0,
  E: 0,
  SW: 0,
  K_50_22: 0,
});
