import { css, type RuleSet } from 'styled-components';
import { brandRoles, type Brand, type Role } from './brands.ts';
import { color } from './color.ts';

/**
 * The roles of both brands as CSS variables. Each value has both modes (`light-dark()`): the order in `color-scheme` is the
 * brand's default, and `data-mode` overrides it. Any element may have the two attributes.
 */
export const variables: RuleSet = css`
  :root,
  [data-brand='club'] {
    color-scheme: dark light;
    ${declarations('club')}
  }
  [data-brand='championship'] {
    color-scheme: light dark;
    ${declarations('championship')}
  }
  [data-mode='dark'] {
    color-scheme: dark;
  }
  [data-mode='light'] {
    color-scheme: light;
  }
  :root,
  [data-brand] {
    --elevation-1: 0 1px 2px ${shade(28)};
    --elevation-2: 0 4px 12px ${shade(28)}, 0 1px 2px ${shade(24)};
    --elevation-3: 0 16px 48px ${shade(42)}, 0 2px 8px ${shade(28)};
    color: ${color.text};
    background-color: ${color.canvas};
  }
`;

function declarations(brand: Brand): string {
  return Object.entries(color)
    .map(([role, reference]) => `${variableName(reference)}: light-dark(${valuesOf(brand, role).join(', ')});`)
    .join('\n');
}

function valuesOf(brand: Brand, role: string): readonly string[] {
  const { light, dark } = brandRoles[brand];
  return isRole(role, light) ? [light[role], dark[role]] : [];
}

function isRole(name: string, roles: Readonly<Record<Role, string>>): name is Role {
  return name in roles;
}

function variableName(reference: string): string {
  return reference.slice('var('.length, -1);
}

function shade(percent: number): string {
  return `color-mix(in srgb, ${color.shadow} ${percent}%, transparent)`;
}
