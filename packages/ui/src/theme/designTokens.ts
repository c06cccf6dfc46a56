import { brandRoles, brands, modes } from './brands.ts';
import { breakpoint, control, font, motion, radius, space } from './scale.ts';
import { textStyles } from './typography.ts';

/** A design token: `$value` has the shape that the format prescribes for `$type`. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'fontFamily' | 'transition' | 'typography';
  readonly $value: unknown;
}

/** Tokens and groups of tokens by name. */
export interface DesignTokenGroup {
  readonly [name: string]: DesignToken | DesignTokenGroup;
}

/**
 * The theme in the Design Tokens format (designtokens.org, 2025.10), for design tools. Colours are grouped by brand and mode. Written to
 * `packages/ui/tokens.json` by `npm run tokens`.
 */
export function designTokens(): DesignTokenGroup {
  return {
    color: group(brands, (brand) => group(modes, (mode) => mapGroup(brandRoles[brand][mode], colorToken))),
    space: mapGroup(space, dimensionToken),
    radius: mapGroup(radius, dimensionToken),
    control: { height: mapGroup(control.height, dimensionToken), touch: dimensionToken(control.touch) },
    breakpoint: mapGroup(breakpoint, (width) => dimensionToken(`${width}px`)),
    font: mapGroup(font, (families) => ({ $type: 'fontFamily', $value: splitFamilies(families) })),
    motion: mapGroup(motion, transitionToken),
    text: mapGroup(textStyles, ({ family, weight, size, line, tracking = '0em' }) => ({
      $type: 'typography',
      $value: {
        fontFamily: `{font.${family}}`,
        fontWeight: weight,
        fontSize: { value: size / 16, unit: 'rem' },
        lineHeight: round(line / size),
        letterSpacing: { value: round((Number.parseFloat(tracking) * size) / 16), unit: 'rem' },
      },
    })),
  };
}

function group<Name extends string>(names: readonly Name[], make: (name: Name) => DesignTokenGroup): DesignTokenGroup {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}

function mapGroup<Value>(values: Readonly<Record<string, Value>>, make: (value: Value) => DesignToken): DesignTokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));
}

/** A colour written as `#RRGGBB`, `rgb(r, g, b)` or `rgba(r, g, b, a)`. */
function colorToken(css: string): DesignToken {
  const isHex = css.startsWith('#');
  const numbers = isHex
    ? [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16))
    : [...css.matchAll(/[\d.]+/g)].map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const components = [red, green, blue];
  if (numbers.length < 3 || numbers.some(Number.isNaN)) throw new Error(`${css} is no colour that the theme may use`);
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: components.map((component) => round(component / 255)),
      ...(alpha < 1 && { alpha }),
      hex: `#${components.map((component) => component.toString(16).padStart(2, '0')).join('')}`,
    },
  };
}

function dimensionToken(css: string): DesignToken {
  return { $type: 'dimension', $value: { value: Number.parseFloat(css), unit: 'px' } };
}

/** A timing such as `120ms cubic-bezier(0.2, 0.8, 0.2, 1)`. */
function transitionToken(css: string): DesignToken {
  const [duration = '', easing = ''] = css.split(/ (.*)/);
  const curve = [...easing.matchAll(/[\d.]+/g)].map(Number);
  return {
    $type: 'transition',
    $value: {
      duration: { value: Number.parseFloat(duration), unit: 'ms' },
      delay: { value: 0, unit: 'ms' },
      timingFunction: easing === 'ease-in-out' ? [0.42, 0, 0.58, 1] : curve,
    },
  };
}

function splitFamilies(families: string): readonly string[] {
  return families.split(', ').map((family) => family.replaceAll("'", ''));
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
