import { css, type RuleSet } from 'styled-components';
import { widePitch } from '../pitchScale.ts';

/** Sizes of a player's card and of an empty position, as CSS variables. A layout with little height may set `--card-jersey`. */
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
