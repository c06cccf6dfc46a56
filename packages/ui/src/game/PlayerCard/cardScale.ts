import { css, type RuleSet } from 'styled-components';
import { widePitch } from '../pitchScale.ts';

/** Sizes of a player's card and of an empty position, as CSS variables. A layout with little height may set `--card-jersey`. The plate grows with the user's text size. */
export const cardMeasures: RuleSet = css`
  --card-width: min(106px, (100cqi - 28px) / 3);
  --card-height: calc(45px + var(--plate-height));
  --jersey-size: 60px;
  --plate-height: 2.4375rem;
  --stripe-width: 3px;
  --tab-height: 1.25rem;
  --pill-height: 1rem;
  ${widePitch} {
    --card-width: 124px;
    --card-height: round(down, var(--plate-height) + var(--card-jersey, 78px) * 0.7565, 1px);
    --jersey-size: var(--card-jersey, 78px);
    --plate-height: 3.0625rem;
    --stripe-width: 4px;
    --tab-height: 1.5rem;
    --pill-height: 1.25rem;
  }
`;
