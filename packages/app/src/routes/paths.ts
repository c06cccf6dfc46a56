import type { Edition } from '@rugby/domain/editions';

/** Every address of the site, below the edition's base path. */
export const paths = {
  landing: '/',
  myTeam: '/my-team',
  statsCentre: '/stats-centre',
  components: '/components',
  rules: '/rules',
  tutorial: '/fantasy_tutorial',
} as const;

/** An address as a link needs it, with the edition's base path. [G-019] */
export function urlOf({ basePath }: Pick<Edition, 'basePath'>, path: (typeof paths)[keyof typeof paths]): string {
  return `${basePath}${path}`;
}
