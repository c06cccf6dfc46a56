/** A figure as it is drawn: with a minus sign, which is as wide as a figure, where a number has a hyphen. */
export function formatMinusSign(figure: string): string {
  return figure.replace(/^-(?=\d)/, '−');
}
