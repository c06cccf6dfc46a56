import roles from './roles.json' with { type: 'json' };

/** The two editions as the theme knows them: `data-brand` on the page's root carries the name. */
export const brands = ['club', 'championship'] as const;
export type Brand = (typeof brands)[number];

/** Light and dark. Without `data-mode` a brand follows the system. */
export const modes = ['dark', 'light'] as const;
export type Mode = (typeof modes)[number];

/** What a colour is for: `canvas`, `onAction`. */
export type Role = keyof (typeof roles)['club']['dark'];

/** The value of every role in each brand and mode: the only place in the library where a colour is written down. */
export const brandRoles: Readonly<Record<Brand, Readonly<Record<Mode, Readonly<Record<Role, string>>>>>> = roles;
