import type { FastifyInstance } from 'fastify';

/** The paths of all routes with the methods that they accept, but for the one that serves the site at any other path. */
export class KnownPaths {
  private readonly methods = new Map<string, Set<string>>();
  private readonly patterns = new Map<string, RegExp>();

  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ url, method }) => {
      if (url === '/*') return;
      const methods = this.methods.get(url) ?? new Set();
      for (const each of [method].flat()) methods.add(each);
      this.methods.set(url, methods);
      this.patterns.set(url, patternOf(url));
    });
  }

  /** The methods that a path accepts, in alphabetical order; empty for a path that no route has. */
  methodsOf(path: string): readonly string[] {
    const urls = [...this.patterns].filter(([, pattern]) => pattern.test(path)).map(([url]) => url);
    return [...new Set(urls.flatMap((url) => [...(this.methods.get(url) ?? [])]))].toSorted();
  }
}

/** A parameter stands for one part of a path, or for what the expression in its brackets matches; a star for any rest. */
function patternOf(url: string): RegExp {
  const source = url
    .split(/(:\w+(?:\((?:[^()]|\([^()]*\))*\))?|\*)/)
    .map((part) => {
      if (part === '*') return '.*';
      if (!part.startsWith(':')) return part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
      const [, expression] = /\(\^?(.*?)\$?\)$/.exec(part) ?? [];
      return expression === undefined ? '[^/]+' : `(?:${expression})`;
    })
    .join('');
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`);
}
