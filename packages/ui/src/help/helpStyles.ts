import { color } from '../theme/color.ts';
import { control, layout, media, space } from '../theme/scale.ts';
import { textStyle } from '../theme/typography.ts';
import { variables } from '../theme/variables.ts';
import { articleLook } from './HelpArticle/articleLook.ts';

/** The styles of a help page without JavaScript, as plain CSS. The server puts them into the page that it writes. */
export function helpStyles(): string {
  const css = `
    ${plain(variables)}
    body { margin: 0; ${plain(textStyle('body'))} }
    .help-page :is(h1, h2, h3, p, ul) { margin: 0; }
    .help-page * { box-sizing: border-box; }
    .help-page > header { padding: ${space[4]} ${layout.gutter.phone}; background: ${color.brandBar}; ${plain(textStyle('nav'))} }
    .help-page > header a { color: ${color.onBrandBar}; text-decoration: none; }
    .help-columns { display: grid; gap: ${space[8]}; max-inline-size: ${layout.pageMax}; margin-inline: auto; padding: ${space[6]} ${layout.gutter.phone} ${space[16]}; }
    .help-columns nav { order: 1; }
    .help-columns nav ul { padding: 0; list-style: none; }
    .help-columns nav ul ul { padding-inline-start: ${space[4]}; }
    .help-columns nav a { display: block; padding-block: ${space[3]}; border-block-end: 1px solid ${color.hairline}; color: ${color.textMuted}; text-decoration: none; }
    .help-columns nav a[aria-current] { color: ${color.text}; font-weight: 600; }
    .help-columns main { min-inline-size: 0; }
    .help-article { ${plain(articleLook)} }
    .help-article a { color: ${color.accentText}; }
    .help-article dfn { font-style: normal; }
    .help-article form { display: flex; gap: ${space[2]}; }
    .help-article :is(input, button) { min-inline-size: 0; min-block-size: ${control.touch}; padding-inline: ${space[4]}; font: inherit; }
    .help-article input { flex: 1; }
    ${media.md} {
      .help-columns { grid-template-columns: ${layout.dialog.band} minmax(0, 1fr); padding-inline: ${layout.gutter.desktop}; }
      .help-columns nav { order: 0; }
    }`;
  return css.replaceAll(/\s+/g, ' ').trim();
}

/** Rules without functions as text. */
function plain(rules: readonly unknown[]): string {
  return rules.flat(5).join('');
}
