/** The name of a language in that language: `English` for `en-US`, `français` for `fr-FR`. */
export function ownName(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
