import { reportRows } from './rows.ts';

const { rows, proofs, exempt, problems } = reportRows();
for (const [row, asked] of rows) {
  const places = proofs.filter((proof) => proof.rows.includes(row)).map(({ file, line }) => `${file}:${line}`);
  const proof = places.join(' ') || (exempt.has(row) ? `nothing to test: ${exempt.get(row)}` : '-');
  console.log(`${row}  ${asked}\n       ${proof}`);
}
for (const problem of problems) console.error(problem);
const proven = [...rows.keys()].filter((row) => proofs.some((proof) => proof.rows.includes(row))).length;
console.log(
  `${proven} of ${rows.size} rows proven, ${exempt.size} with nothing to test, ${rows.size - proven - exempt.size} open`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
