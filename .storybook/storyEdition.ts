import { type Edition, editionOfBrand } from '@rugby/domain/editions';

/** The edition that Storybook's toolbar shows, or that a test run provides. */
export function storyEdition(globals: Readonly<Record<string, unknown>>): Edition {
  return editionOfBrand(globals['edition']);
}
