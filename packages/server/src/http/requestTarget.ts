/** The path and the query of a request's target, as they were sent. */
export interface RequestTarget {
  /** Starts with a slash. */
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
}

/**
 * Splits the target of a request without parsing it as a URL: `//` and `http://[/` are targets that no URL parser accepts. A target that names
 * a host, as requests to a proxy do, is read as the path behind the host; the router does the same.
 */
export function requestTargetOf(target: string): RequestTarget {
  const [beforeQuery = ''] = target.split('?', 1);
  const path = beforeQuery.replace(/^https?:\/\/[^/]*/i, '');
  return { path: path.startsWith('/') ? path : `/${path}`, query: target.slice(beforeQuery.length + 1) };
}
