/** The source with blanks in place of its comments, so that lines keep their numbers and code its place. */
export function blankComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}
