import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** A query as names and values. */
export type Query = Readonly<Record<string, string>>;

/** The query of the address, and a function that replaces it. The hook of React Router would be a part of what every page loads. */
export function useSearchParams(): readonly [URLSearchParams, (query: Query, options: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const replace = useCallback(
    (query: Query, options: NavigateOptions) => void navigate(`?${new URLSearchParams(query).toString()}`, options),
    [navigate],
  );
  return [params, replace];
}
