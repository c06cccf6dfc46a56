import type { Role } from './brands.ts';

/** Every colour by its role. The value follows the nearest `data-brand` and `data-mode`. */
export const color = {
  canvas: 'var(--canvas)', // page ground
  surface: 'var(--surface)', // panels, game bar, pool
  raised: 'var(--raised)', // table heads, hovered menu rows, banners
  sunken: 'var(--sunken)', // wells, disabled fills, breakdowns
  field: 'var(--field)', // inputs and selects
  overlay: 'var(--overlay)', // dialogs, popovers, sheets, snackbars
  selected: 'var(--selected)', // own row, chosen option, round slab
  brandBar: 'var(--brand-bar)', // header, landing hero
  onBrandBar: 'var(--on-brand-bar)', // text there
  onBrandBarMuted: 'var(--on-brand-bar-muted)', // quiet text there
  brandBarMarker: 'var(--brand-bar-marker)', // active tab line, avatar, one stroke of the monogram
  text: 'var(--text)', // first text
  textMuted: 'var(--text-muted)', // second text
  textSubtle: 'var(--text-subtle)', // placeholders, disabled
  accentText: 'var(--accent-text)', // links, quiet buttons, add icon
  highlightText: 'var(--highlight-text)', // live points
  hairline: 'var(--hairline)', // 1 px dividers, decorative
  border: 'var(--border)', // control outlines, 3:1
  action: 'var(--action)', // primary fill, chosen card and chosen slot
  actionHover: 'var(--action-hover)', // primary fill under the pointer
  actionPressed: 'var(--action-pressed)', // primary fill held down
  onAction: 'var(--on-action)', // text on it
  secondary: 'var(--secondary)', // second button
  secondaryHover: 'var(--secondary-hover)', // second button under the pointer
  secondaryPressed: 'var(--secondary-pressed)', // second button held down
  onSecondary: 'var(--on-secondary)', // text on it
  marker: 'var(--marker)', // active tab, chosen outline, own-row bar, 3:1
  accent: 'var(--accent)', // captain tabs C and CC
  onAccent: 'var(--on-accent)', // text on it
  highlight: 'var(--highlight)', // live, triple captain, booster tabs
  onHighlight: 'var(--on-highlight)', // text on it
  focus: 'var(--focus)', // ring, 3 px
  focusGap: 'var(--focus-gap)', // 2 px between control and ring
  positive: 'var(--positive)', // saved, in, up
  positiveTint: 'var(--positive-tint)', // ground of a success
  warning: 'var(--warning)', // refused, not saved, uncertain
  warningTint: 'var(--warning-tint)', // ground of a warning
  danger: 'var(--danger)', // errors, out, down
  dangerTint: 'var(--danger-tint)', // ground of an error
  info: 'var(--info)', // offline
  infoTint: 'var(--info-tint)', // ground of a notice
  dangerFill: 'var(--danger-fill)', // fill of a destructive button
  onDangerFill: 'var(--on-danger-fill)', // text on it
  turfA: 'var(--turf-a)', // mown band
  turfB: 'var(--turf-b)', // other mown band
  turfC: 'var(--turf-c)', // floodlit middle
  turfLine: 'var(--turf-line)', // lines
  apron: 'var(--apron)', // outside touch, vignette
  stand: 'var(--stand)', // far stand
  board: 'var(--board)', // far boards
  onTurf: 'var(--on-turf)', // text on the pitch
  focusTurf: 'var(--focus-turf)', // ring on the pitch
  focusTurfGap: 'var(--focus-turf-gap)', // gap on the pitch
  plate: 'var(--plate)', // card plate
  plateText: 'var(--plate-text)', // name and statistic
  plateMuted: 'var(--plate-muted)', // squad, unit
  plateStat: 'var(--plate-stat)', // figure on the plate
  skeleton: 'var(--skeleton)', // loading blocks
  scrim: 'var(--scrim)', // behind dialogs
  chartBar: 'var(--chart-bar)', // earlier rounds
  chartBarStrong: 'var(--chart-bar-strong)', // latest round
  jerseyOutlineDarkKit: 'var(--jersey-outline-dark-kit)', // outline of a dark jersey
  jerseyOutlineLightKit: 'var(--jersey-outline-light-kit)', // outline of a light jersey
  sceneDisc: 'var(--scene-disc)', // moon or sun of the landing
  sceneMast: 'var(--scene-mast)', // floodlight masts
  scenePost: 'var(--scene-post)', // goal posts of the landing
  shadow: 'var(--shadow)', // colour of the elevations
} as const satisfies Record<Role, string>;
