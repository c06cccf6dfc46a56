/** What a language calls itself: `English` of `en-US`, `français` of `fr-FR`. */
export function ownName(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
