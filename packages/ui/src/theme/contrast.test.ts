import { describe, expect, test } from 'vitest';
import { brandRoles, brands, modes, type Role } from './brands.ts';
import { luminance } from '@rugby/domain/game/drawing/luminance';

interface Requirement {
  readonly foregrounds: readonly Role[];
  readonly backgrounds: readonly Role[];
  readonly needs: number;
}

const grounds: readonly Role[] = ['canvas', 'surface', 'raised', 'sunken', 'overlay', 'selected', 'field'];
const tints: readonly Role[] = ['positiveTint', 'warningTint', 'dangerTint', 'infoTint'];

/** 4.5 for text, 3 for what only has to be seen: controls, rings, marks. Decorative lines need less, but not nothing. */
const requirements: readonly Requirement[] = [
  { foregrounds: ['text'], backgrounds: [...grounds, ...tints], needs: 4.5 },
  { foregrounds: ['textMuted'], backgrounds: [...grounds, ...tints, 'secondary'], needs: 4.5 },
  { foregrounds: ['textSubtle'], backgrounds: grounds, needs: 4.5 },
  { foregrounds: ['accentText'], backgrounds: [...grounds, ...tints, 'plate', 'secondary'], needs: 4.5 },
  { foregrounds: ['highlightText'], backgrounds: [...grounds, 'plate'], needs: 4.5 },
  { foregrounds: ['positive'], backgrounds: [...grounds, 'positiveTint', 'plate'], needs: 4.5 },
  { foregrounds: ['warning'], backgrounds: [...grounds, 'warningTint', 'plate'], needs: 4.5 },
  { foregrounds: ['danger'], backgrounds: [...grounds, 'dangerTint', 'plate'], needs: 4.5 },
  { foregrounds: ['info'], backgrounds: [...grounds, 'infoTint', 'plate'], needs: 4.5 },
  { foregrounds: ['onBrandBar', 'onBrandBarMuted'], backgrounds: ['brandBar'], needs: 4.5 },
  { foregrounds: ['brandBarMarker'], backgrounds: ['brandBar'], needs: 3 },
  { foregrounds: ['brandBar'], backgrounds: ['brandBarMarker'], needs: 4.5 },
  { foregrounds: ['onAction'], backgrounds: ['action', 'actionHover', 'actionPressed'], needs: 4.5 },
  { foregrounds: ['onSecondary'], backgrounds: ['secondary', 'secondaryHover', 'secondaryPressed'], needs: 4.5 },
  { foregrounds: ['onAccent'], backgrounds: ['accent'], needs: 4.5 },
  { foregrounds: ['onHighlight'], backgrounds: ['highlight'], needs: 4.5 },
  { foregrounds: ['onDangerFill'], backgrounds: ['dangerFill'], needs: 4.5 },
  { foregrounds: ['plateText', 'plateMuted', 'plateStat'], backgrounds: ['plate'], needs: 4.5 },
  { foregrounds: ['plate'], backgrounds: ['positive', 'warning', 'danger'], needs: 4.5 },
  { foregrounds: ['onTurf'], backgrounds: ['turfA', 'turfB', 'turfC', 'apron', 'stand'], needs: 4.5 },
  { foregrounds: ['border', 'marker'], backgrounds: grounds, needs: 3 },
  { foregrounds: ['focus'], backgrounds: [...grounds, 'focusGap'], needs: 3 },
  { foregrounds: ['focusTurf'], backgrounds: ['turfA', 'turfB', 'turfC', 'apron', 'focusTurfGap'], needs: 3 },
  { foregrounds: ['action'], backgrounds: ['canvas', 'surface', 'raised', 'overlay'], needs: 3 },
  { foregrounds: ['chartBarStrong'], backgrounds: ['surface', 'overlay', 'chartBar'], needs: 3 },
  { foregrounds: ['chartBar'], backgrounds: ['overlay'], needs: 1.5 },
  { foregrounds: ['turfLine'], backgrounds: ['turfA'], needs: 1.5 },
];

const looks = brands.flatMap((brand) => modes.map((mode) => ({ brand, mode, roles: brandRoles[brand][mode] })));

describe.each(looks)('$brand, $mode [B2]', ({ roles }) => {
  const pairs = requirements.flatMap(({ foregrounds, backgrounds, needs }) =>
    foregrounds.flatMap((front) => backgrounds.map((ground) => ({ front, ground, needs }))),
  );

  test.each(pairs)('$front on $ground reaches $needs', ({ front, ground, needs }) => {
    expect(contrast(roles[front], roles[ground])).toBeGreaterThanOrEqual(needs);
  });

  test.each<Role>(['action', 'brandBar'])('the focus ring or its gap shows on %s', (ground) => {
    expect(Math.max(contrast(roles.focus, roles[ground]), contrast(roles.focusGap, roles[ground]))).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21 to 1 and a colour on itself is 1 to 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#2FD6C5', '#2FD6C5')).toBe(1);
});

/** The contrast of two colours by WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
