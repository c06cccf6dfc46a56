/** Prints a step as a sentence. */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** Prints an error and ends the process with exit code 1. */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
