/** The number fifteen in Roman figures, in a view box of 68 by 40, without its marked stroke. */
export const monogram = [
  'M0 0H10.4L16.6 11.4 11.4 20.9Z',
  'M21.6 20.4 32.4 40H22L16.2 29.5Z',
  'M36.4 0H46.6L52.2 23.6 57.8 0H68L57.4 40H47Z',
] as const;

/** The stroke in the colour of the brand. */
export const markedStroke = 'M22.6 0H33L10.4 40H0Z';
