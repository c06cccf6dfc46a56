/** The header with the game time in every answer of an edition's API: ISO 8601 with milliseconds. */
export const gameTimeHeader = 'X-Game-Time';
