import { css, type RuleSet } from 'styled-components';
import { focusRing } from './mixins.ts';
import { fine } from './scale.ts';

/** Style of a `summary`: no marker, an icon that turns by the given degrees when open, and an inner focus ring. */
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
