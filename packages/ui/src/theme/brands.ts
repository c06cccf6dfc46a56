import roles from './roles.json' with { type: 'json' };

/** The two brands: `data-brand` on the root element names the brand. */
export const brands = ['club', 'championship'] as const;
export type Brand = (typeof brands)[number];

/** Colour modes. Without `data-mode` a brand follows the system. */
export const modes = ['dark', 'light'] as const;
export type Mode = (typeof modes)[number];

/** The purpose of a colour: `canvas`, `onAction`. */
export type Role = keyof (typeof roles)['club']['dark'];

/** Value of every role by brand and mode. The library has no other colour values. */
export const brandRoles: Readonly<Record<Brand, Readonly<Record<Mode, Readonly<Record<Role, string>>>>>> = roles;
