import { css, type RuleSet } from 'styled-components';

/** From which width of the pitch, wherever it stands, its rows are drawn in the large form. */
export const widePitch = '@container pitch (min-width: 540px)';

/** Sizes of a player's card and of an empty position, as variables; a phone first. `--card-jersey` may be set smaller where it is low. */
export const cardMeasures: RuleSet = css`
  --card-width: min(106px, (100cqi - 28px) / 3);
  --card-height: 84px;
  --jersey-size: 60px;
  --plate-height: 39px;
  --stripe-width: 3px;
  --tab-height: 20px;
  --pill-height: 16px;
  ${widePitch} {
    --card-width: 124px;
    --card-height: round(down, 49px + var(--card-jersey, 78px) * 0.7565, 1px);
    --jersey-size: var(--card-jersey, 78px);
    --plate-height: 49px;
    --stripe-width: 4px;
    --tab-height: 24px;
    --pill-height: 20px;
  }
`;

/** Gaps between the cards of a row: the front row stands tight, the centres and the back three wide. */
export const cardGap = {
  phone: { A: '6px', B: '6px', C: '6px', D: '18px', E: '30px', F: '6px' },
  wide: { A: '12px', B: '12px', C: '36px', D: '56px', E: '76px', F: '56px' },
} as const;

/** Heights and widths of the screen on which a team is built. */
export const builder = {
  gameBar: { wide: 80, phone: 60 },
  liveBanner: 44,
  head: { wide: '72px', phone: '60px' },
  rowGap: { wide: '7px', phone: '9px' },
  bottomBar: '76px',
  pool: { md: '360px', wide: '424px', wideFrom: 1100 },
  pitchMax: '640px',
  /** For six rows to fit between the game bar and the foot of the window; all but the ratio in px. */
  fit: { header: 56, bars: 80, betweenRows: 116, plate: 49, visibleJersey: 0.7565, smallest: 56, largest: 78 },
} as const;
