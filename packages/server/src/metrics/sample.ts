/** Formats a sample for Prometheus: `name{label="value"} 3`. */
export function sample(name: string, value: number, labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text.replaceAll(/[\\"\n]/g, escapeLetter)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

/** Formats a gauge with its help text. */
export function gauge(name: string, meaning: string, value: number): readonly string[] {
  return gauges(name, meaning, [{ value, labels: {} }]);
}

interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Formats a gauge that has a value for each of several things, with its help text; empty when there are none. */
export function gauges(name: string, meaning: string, samples: readonly Sample[]): readonly string[] {
  return samples.length === 0 ? [] : family('gauge', name, meaning, samples);
}

/** Formats what is counted since the start of the process, of several kinds, with its help text. */
export function counters(name: string, meaning: string, samples: readonly Sample[]): readonly string[] {
  return family('counter', name, meaning, samples);
}

function family(type: 'gauge' | 'counter', name: string, meaning: string, samples: readonly Sample[]): readonly string[] {
  return [
    `# HELP ${name} ${meaning}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ labels, value }) => sample(name, value, labels)),
  ];
}

function escapeLetter(letter: string): string {
  return letter === '\n' ? String.raw`\n` : `\\${letter}`;
}
