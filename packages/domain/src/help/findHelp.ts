import type { HelpArticle, HelpSection } from './model.ts';

/** What an address of the help centre leads to. `article` is undefined in a section without articles. */
export type FoundHelp =
  | { readonly kind: 'shown'; readonly section: HelpSection; readonly article: HelpArticle | undefined }
  | { readonly kind: 'moved'; readonly to: readonly string[] }
  | { readonly kind: 'unknown' };

/**
 * Finds what an address shows. Without a section it leads to the first one; an alias of a section leads to its own path, and to the article where
 * the section has it. Without an article the first one of the section is shown.
 */
export function findHelp(sections: readonly HelpSection[], path: readonly string[]): FoundHelp {
  const [sectionPath, articlePath, ...more] = path;
  if (more.length > 0) return { kind: 'unknown' };
  if (sectionPath === undefined)
    return sections[0] === undefined ? { kind: 'unknown' } : { kind: 'moved', to: [sections[0].path] };
  const section = sections.find((one) => one.path === sectionPath);
  if (section === undefined) {
    const renamed = sections.find(({ aliases }) => aliases.includes(sectionPath));
    if (renamed === undefined) return { kind: 'unknown' };
    const isThere = renamed.articles.some((one) => one.path === articlePath);
    return { kind: 'moved', to: isThere ? [renamed.path, ...path.slice(1)] : [renamed.path] };
  }
  if (articlePath === undefined) return { kind: 'shown', section, article: section.articles[0] };
  const article = section.articles.find((one) => one.path === articlePath);
  return article === undefined ? { kind: 'unknown' } : { kind: 'shown', section, article };
}
