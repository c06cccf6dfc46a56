/** The header by which every answer of an edition's API says what time it is in the game: ISO 8601, milliseconds. */
export const gameTimeHeader = 'X-Game-Time';
