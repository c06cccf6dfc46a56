/** Formats a sample for Prometheus: `name{label="value"} 3`. */
export function sample(name: string, value: number, labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text.replaceAll(/[\\"\n]/g, escaped)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

/** Formats a gauge with its help text. */
export function gauge(name: string, meaning: string, value: number): readonly string[] {
  return [`# HELP ${name} ${meaning}`, `# TYPE ${name} gauge`, sample(name, value)];
}

function escaped(letter: string): string {
  return letter === '\n' ? String.raw`\n` : `\\${letter}`;
}
