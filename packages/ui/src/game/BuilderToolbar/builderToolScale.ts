/** A pitch with room for words on every tool but one, and on all of them. */
export const roomyPitch = '@container pitch (min-width: 38.75rem)';
export const amplePitch = '@container pitch (min-width: 47.5rem)';
