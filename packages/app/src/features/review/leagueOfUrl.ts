/** The query parameter of the URL that holds the id of the chosen league. */
export const leagueParameter = 'league';

/** The id of the chosen league; null for all teams and for what is no id. */
export function leagueOfUrl(parameters: URLSearchParams): number | null {
  const id = parameters.get(leagueParameter) ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
