import { css, type RuleSet } from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import type { CardChange, CardMatchState } from './cardContent.ts';

/** Class names of the parts of a card, so that one rule can style several of them. */
export const part = { jersey: 'jersey', plate: 'plate', name: 'name', quiet: 'quiet', stat: 'stat' } as const;

/** Hover, press and focus: the jersey moves up, and the focus ring surrounds the plate. */
export const pressLook: RuleSet = css`
  cursor: pointer;
  transition: ${({ theme }) => `transform ${theme.motion.press}`};
  &[data-hovered] .${part.jersey} {
    transform: translateY(-${space[1]});
  }
  &[data-hovered]:not([data-change='chosen']) .${part.plate} {
    background-color: color-mix(in srgb, ${({ theme }) => theme.color.plate} 90%, ${({ theme }) => theme.color.plateText});
  }
  &[data-pressed] {
    transform: scale(0.97);
  }
  &[data-focus-visible] .${part.plate} {
    outline: ${({ theme }) => `${theme.control.ring.width} solid ${theme.color.focusTurf}`};
    outline-offset: ${({ theme }) => theme.control.ring.gap};
    box-shadow: 0 0 0 ${({ theme }) => `${theme.control.ring.gap} ${theme.color.focusTurfGap}`};
  }
`;

const dimmed = css`
  ${fadeJersey(0.5)}
  & .${part.name}, & .${part.stat} {
    color: ${({ theme }) => theme.color.plateMuted};
  }
`;

/** Style of the whole card for each change. */
export const changeLooks: Readonly<Record<CardChange, RuleSet>> = {
  chosen: css`
    & .${part.plate} {
      background-color: ${({ theme }) => theme.color.action};
    }
    & .${part.name}, & .${part.quiet}, & .${part.stat} {
      color: ${({ theme }) => theme.color.onAction};
    }
    ${({ theme }) => theme.media.forcedColors} {
      & .${part.plate}::after {
        content: '';
        position: absolute;
        inset: 0;
        border: ${fine[3]} solid Highlight;
        border-radius: inherit;
      }
    }
  `,
  pickable: css`
    & .${part.plate}::after {
      content: '';
      position: absolute;
      inset: -${fine[5]};
      border: ${fine[2]} dashed ${({ theme }) => theme.color.focusTurf};
      border-radius: ${fine[10]};
    }
  `,
  disabled: css`
    cursor: not-allowed;
    ${dimmed}
  `,
  unsuitable: dimmed,
  out: css`
    ${fadeJersey(0.35)}
    & .${part.name} {
      color: ${({ theme }) => theme.color.plateMuted};
      text-decoration: line-through;
    }
    & .${part.plate} {
      background-image: repeating-linear-gradient(
        115deg,
        transparent 0 ${space[2]},
        color-mix(in srgb, ${({ theme }) => theme.color.danger} 20%, transparent) ${space[2]} ${fine[14]}
      );
    }
  `,
  in: css`
    & .${part.plate}::after {
      content: '';
      position: absolute;
      inset: 0;
      border: ${fine[2]} solid ${({ theme }) => theme.color.positive};
      border-radius: inherit;
    }
  `,
};

const mutedName = css`
  & .${part.name} {
    color: ${({ theme }) => theme.color.plateMuted};
  }
`;

/** Style of the whole card for each state of the match. */
export const matchStateLooks: Readonly<Record<CardMatchState, RuleSet | null>> = {
  locked: css`
    ${fadeJersey(0.6)}
    & .${part.name} {
      color: ${({ theme }) => theme.color.plateMuted};
    }
  `,
  live: css`
    & .${part.stat} {
      color: ${({ theme }) => theme.color.highlightText};
    }
  `,
  played: null,
  'bye-ahead': css`
    ${mutedName}
  `,
  'no-match': css`
    ${mutedName}
  `,
  bye: null,
};

function fadeJersey(opacity: number): RuleSet {
  return css`
    & .${part.jersey} {
      opacity: ${opacity};
    }
  `;
}
