import { sample } from './sample.ts';

/** Upper bounds of the duration classes in seconds. Longer requests count only in the sum. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

interface Figure {
  readonly labels: Readonly<Record<'method' | 'route' | 'status', string>>;
  readonly within: number[];
  count: number;
  seconds: number;
}

/** Counts requests and their duration by route pattern; URLs would identify users. */
export class RequestFigures {
  private readonly figures = new Map<string, Figure>();

  /** Counts one answered request. */
  add(labels: Figure['labels'], seconds: number): void {
    const key = `${labels.method} ${labels.status} ${labels.route}`;
    const figure = this.figures.get(key) ?? { labels, within: bounds.map(() => 0), count: 0, seconds: 0 };
    this.figures.set(key, figure);
    figure.count += 1;
    figure.seconds += seconds;
    bounds.forEach((bound, index) => {
      if (seconds <= bound) figure.within[index] = (figure.within[index] ?? 0) + 1;
    });
  }

  /** Formats the counts as a Prometheus histogram. */
  lines(): readonly string[] {
    const name = 'http_request_duration_seconds';
    return [
      `# HELP ${name} How long requests took to answer.`,
      `# TYPE ${name} histogram`,
      ...[...this.figures.values()].flatMap(({ labels, within, count, seconds }) => [
        ...bounds.map((bound, index) => sample(`${name}_bucket`, within[index] ?? 0, { ...labels, le: String(bound) })),
        sample(`${name}_bucket`, count, { ...labels, le: '+Inf' }),
        sample(`${name}_sum`, seconds, labels),
        sample(`${name}_count`, count, labels),
      ]),
    ];
  }
}
