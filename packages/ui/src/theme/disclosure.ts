import { css, type RuleSet } from 'styled-components';
import { focusRing } from './mixins.ts';
import { fine } from './scale.ts';

/**
 * The `summary` of a `details` that opens under it: no marker but its icon, which turns by so many degrees; the ring of focus lies inside.
 */
export function disclosure(turn: 90 | 180): RuleSet {
  return css`
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      transition: ${({ theme }) => `transform ${theme.motion.press}`};
    }
    details[open] > & > svg {
      transform: rotate(${turn}deg);
    }
    &:hover {
      background-color: ${({ theme }) => theme.color.raised};
    }
    ${focusRing}
    &:focus-visible {
      outline-offset: -${fine[3]};
      box-shadow: none;
    }
  `;
}
