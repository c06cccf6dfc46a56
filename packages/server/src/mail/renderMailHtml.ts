import { escapeHtml } from '@rugby/domain/help/markup';
import { type MailColors, mailColors } from './mailColors.ts';
import type { MailContent, MailFrame, MailLink, MailSign, MailSwap } from './MailContent.ts';

const display = "'Barlow Condensed', 'Arial Narrow', Arial, sans-serif";
const body = 'Inter, Arial, sans-serif';

/**
 * Returns the HTML of a mail: one column of at most 600 px, the colours of the edition, light and dark. Light colours stand in `style`
 * attributes, because some mail programs drop the style sheet.
 */
export function renderMailHtml(content: MailContent, { edition, language, signature }: MailFrame): string {
  const { light, dark } = mailColors[edition.id];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>:root { color-scheme: light dark; } @media (prefers-color-scheme: dark) { ${darkRules(dark)} } @media (max-width: 480px) { ${narrowRules} }</style>
</head>
<body class="surface" style="margin:0;background:${light.surface};color:${light.text}">
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" style="background:${light.surface}">
<tr><td class="bar column" style="background:${light.brandBar};padding:24px 32px">${wordMark(edition.title, light)}</td></tr>
${content.banner === undefined ? '' : bannerOf(content.banner, light)}<tr><td class="column" style="padding:28px 32px">
<div style="max-width:536px">${main(content, light)}</div>
</td></tr>
<tr><td class="line muted column" style="border-top:1px solid ${light.hairline};padding:20px 32px;font:12px/16px ${body};overflow-wrap:anywhere;color:${light.textMuted}">
${escapeHtml(content.reason)} ${(content.links ?? []).map((link) => textLink(link, light)).join(' · ')}<br>${escapeHtml(signature)}
</td></tr>
</table>
</body>
</html>
`;
}

function main({ tag, heading, paragraphs, facts = [], swaps, action, notes = [] }: MailContent, colors: MailColors): string {
  const parts = [
    tag === undefined ? '' : tagOf(tag, colors),
    `<h1 class="text" style="margin:0 0 8px;font:700 32px/36px ${display};color:${colors.text}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (text) => `<p class="text" style="margin:0 0 12px;font:16px/24px ${body};color:${colors.text}">${escapeHtml(text)}</p>`,
    ),
    facts.length === 0 ? '' : factTable(facts, colors),
    swaps === undefined ? '' : swapTable(swaps, colors),
    action === undefined ? '' : button(action, colors),
    ...notes.map((text) => note(text, colors)),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function wordMark(title: string, { onBrandBar, brandBarMarker }: MailColors): string {
  const words = title.split(' ');
  const last = words.pop() ?? '';
  const style = `font:700 26px/24px ${display};text-transform:uppercase`;
  return `<span class="mark" style="${style};color:${onBrandBar}">${escapeHtml(words.join(' '))} <span class="mark-end" style="color:${brandBarMarker}">${escapeHtml(last)}</span></span>`;
}

/** A mail program that does not load pictures shows the colour of the bar. */
function bannerOf(url: string, { brandBar }: MailColors): string {
  return `<tr><td class="bar" style="background:${brandBar};padding:0"><img src="${escapeHtml(url)}" alt="" width="600" height="149" style="display:block;width:100%;max-width:600px;height:auto;border:0"></td></tr>
`;
}

function tagOf(text: string, { highlight, onHighlight }: MailColors): string {
  return `<p style="margin:0 0 16px"><span class="tag" style="display:inline-block;background:${highlight};color:${onHighlight};padding:4px 14px;font:600 18px/24px ${display};clip-path:polygon(0 0,100% 0,calc(100% - 8px) 100%,0 100%)">${escapeHtml(text)}</span></p>`;
}

function factTable(facts: NonNullable<MailContent['facts']>, colors: MailColors): string {
  const cell = `border-top:1px solid ${colors.hairline};padding:10px 0;color:${colors.text}`;
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" align="left" class="line text" style="${cell};font:14px/20px ${body}">${escapeHtml(name)}</th><td align="right" class="line text" style="${cell};font:700 20px/20px ${display}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0 16px">${rows.join('')}</table>`;
}

function swapTable({ out, in: into, rows, after }: NonNullable<MailContent['swaps']>, colors: MailColors): string {
  const head = (text: string, span: number) =>
    `<th scope="colgroup" align="left" colspan="${span}" class="muted" style="padding:0 0 6px;font:12px/16px ${body};color:${colors.textMuted}">${escapeHtml(text)}</th>`;
  const line = `border-top:1px solid ${colors.hairline};padding:10px 12px 10px 0`;
  const side = ({ jersey, name, sign, detail }: MailSwap['out']) =>
    `<td class="line jersey" width="44" style="${line}">${jersey === undefined ? '' : jerseyOf(jersey)}</td>` +
    `<td class="line" width="44%" style="${line};overflow-wrap:anywhere"><span class="text name" style="font:700 20px/24px ${display};color:${colors.text}">${escapeHtml(name)}</span><br><span class="muted" style="font:12px/16px ${body};color:${colors.textMuted}">${sign === undefined ? '' : signOf(sign, colors)}${escapeHtml(detail)}</span></td>`;
  const arrow = `<td class="line" align="center" style="${line}"><span aria-hidden="true" class="arrow" style="font:20px/24px ${body};color:${colors.action}">→</span></td>`;
  const lines = rows.map((row) => `<tr>${side(row.out)}${arrow}${side(row.in)}</tr>`);
  const table = `<table width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:12px 0 16px;border-bottom:1px solid ${colors.hairline}"><tr>${head(out, 3)}${head(into, 2)}</tr>${lines.join('')}</table>`;
  return after === undefined ? table : `${table}\n${note(after, colors)}`;
}

function jerseyOf(url: string): string {
  return `<img src="${escapeHtml(url)}" alt="" width="44" height="44" style="display:block;border:0">`;
}

function signOf({ character, tone }: MailSign, colors: MailColors): string {
  return `<span aria-hidden="true" class="${tone}" style="font-weight:700;color:${colors[tone]}">${character}</span> `;
}

function note(text: string, { textMuted }: MailColors): string {
  return `<p class="muted" style="margin:0 0 8px;font:14px/20px ${body};color:${textMuted}">${escapeHtml(text)}</p>`;
}

function button({ label, url }: MailLink, { action, onAction }: MailColors): string {
  return `<p style="margin:20px 0 16px"><a class="action" href="${escapeHtml(url)}" style="display:inline-block;background:${action};color:${onAction};border-radius:8px;padding:14px 28px;font:600 20px/24px ${display};text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function textLink({ label, url }: MailLink, { textMuted }: MailColors): string {
  return `<a class="muted" href="${escapeHtml(url)}" style="color:${textMuted}">${escapeHtml(label)}</a>`;
}

/** A phone. Mail programs that drop the style sheet show the wide column. */
const narrowRules = [
  '.column { padding-left: 16px !important; padding-right: 16px !important; }',
  '.jersey { padding-right: 8px !important; }',
  '.name { font-size: 16px !important; line-height: 20px !important; }',
  '.jersey, .jersey img { width: 32px !important; height: 32px !important; }',
].join(' ');

function darkRules(colors: MailColors): string {
  return [
    `.surface { background: ${colors.surface} !important; }`,
    `.text { color: ${colors.text} !important; }`,
    `.muted { color: ${colors.textMuted} !important; }`,
    `.line { border-color: ${colors.hairline} !important; }`,
    `.bar { background: ${colors.brandBar} !important; }`,
    `.mark { color: ${colors.onBrandBar} !important; }`,
    `.mark-end { color: ${colors.brandBarMarker} !important; }`,
    `.tag { background: ${colors.highlight} !important; color: ${colors.onHighlight} !important; }`,
    `.arrow { color: ${colors.action} !important; }`,
    `.danger { color: ${colors.danger} !important; }`,
    `.positive { color: ${colors.positive} !important; }`,
    `.action { background: ${colors.action} !important; color: ${colors.onAction} !important; }`,
  ].join(' ');
}
