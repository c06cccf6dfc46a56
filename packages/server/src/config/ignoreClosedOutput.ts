/** Goes on when the terminal or the program that reads the output is gone: work ends in order, and no error without a handler ends it. */
export function ignoreClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}
