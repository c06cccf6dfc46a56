import type { Edition } from '@rugby/domain/editions';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { mediaPathOf } from '../http/mediaPathOf.ts';

/** What the head of a page says to search engines and to sites that preview a link. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Attribute, its value, and the content of each `<meta>`. */
  readonly tags: readonly (readonly [kind: 'property' | 'name', name: string, content: string])[];
}

/** The size of the pictures of previews, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

const words = createWords(catalog, locales[0]);

/** The path of the picture that stands for an edition where a link is shared. [A-345] */
export function sharePathOf(edition: Pick<Edition, 'apiSuffix'>): string {
  return mediaPathOf(edition, 'share.jpg');
}

/** What a page is about that has a preview of its own, such as a league that a link leads to. */
export interface LinkPreview {
  readonly edition: Edition;
  readonly title: string;
  readonly description: string;
  /** The path of the picture, in the size of previews. */
  readonly picture: string;
  /** The picture in words. */
  readonly alt: string;
}

/** The head of a page with a preview of its own. */
export function headOfPreview({ edition, title, description, picture, alt }: LinkPreview, url: string): PageHead {
  const { tags } = headOf(edition, url);
  const own = new Map([
    ['og:title', title],
    ['og:description', description],
    ['og:image', new URL(picture, url).href],
    ['og:image:alt', alt],
  ]);
  return { title, description, tags: tags.map(([kind, name, content]) => [kind, name, own.get(name) ?? content]) };
}

/** The head of the pages of an edition. `url` is that of the page, whole. */
export function headOf(edition: Edition, url: string): PageHead {
  const { id, title } = edition;
  const headline = `${words(`landing.${id}.headline1`)} ${words(`landing.${id}.headline2`)}`;
  const description = `${words(`landing.${id}.lead`)} ${words(`landing.${id}.text`)}`;
  return {
    title,
    description,
    tags: [
      ['property', 'og:type', 'website'],
      ['property', 'og:site_name', title],
      ['property', 'og:title', `${title}: ${headline}`],
      ['property', 'og:description', description],
      ['property', 'og:url', url],
      ['property', 'og:image', new URL(sharePathOf(edition), url).href],
      ['property', 'og:image:width', String(shareSize.width)],
      ['property', 'og:image:height', String(shareSize.height)],
      ['property', 'og:image:alt', words('landing.sharePicture', { title })],
      ['name', 'twitter:card', 'summary_large_image'],
    ],
  };
}
