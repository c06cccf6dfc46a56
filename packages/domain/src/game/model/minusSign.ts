/** A figure with a minus sign in place of the hyphen: a minus sign is as wide as a digit. */
export function formatMinusSign(figure: string): string {
  return figure.replace(/^-(?=\d)/, '−');
}
