/** The header of every answer of the API while the game is in safe mode: everything can be read, nothing can be changed. Its value is `on`. */
export const safeModeHeader = 'X-Safe-Mode';
