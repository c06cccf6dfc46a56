import { Button } from 'react-aria-components';
import styled, { css, type RuleSet } from 'styled-components';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { widePitch } from '../pitchScale.ts';
import { focusRingOnTurf, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { amplePitch, roomyPitch } from './builderToolScale.ts';

export interface BuilderToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** When the tool shows icon and text, by the width of the pitch. */
  readonly form: BuilderToolForm;
  readonly isDisabled?: boolean;
  /** Waits for an answer: keeps the focus and takes no press. */
  readonly isPending?: boolean;
  readonly onPress?: (() => void) | undefined;
}

/**
 * `drawing` shows the icon only. `words` adds text on a wide pitch, `always-words` on every pitch. The `wide-` forms are hidden
 * on a narrow pitch, `narrow-only` on a wide one. `wide-words` needs a roomy pitch for its text; `ample-words` is hidden without room for it.
 */
export type BuilderToolForm = 'drawing' | 'words' | 'wide-words' | 'ample-words' | 'wide-only' | 'narrow-only' | 'always-words';

/** A button on the pitch. */
export function BuilderTool({ icon, label, form, isDisabled = false, isPending = false, onPress }: BuilderToolProps) {
  return (
    <Tool isDisabled={isDisabled} isPending={isPending} {...(onPress && { onPress })} $form={form}>
      <Icon name={icon} />
      <Word $form={form}>{label}</Word>
    </Tool>
  );
}

const withText = css`
  inline-size: auto;
  padding-inline: ${({ theme }) => theme.control.padding.md};
`;

const toolForms: Readonly<Record<BuilderToolForm, RuleSet | null>> = {
  drawing: null,
  words: css`
    ${widePitch} {
      ${withText}
    }
  `,
  'wide-words': css`
    display: none;
    ${widePitch} {
      display: inline-flex;
    }
    ${roomyPitch} {
      ${withText}
    }
  `,
  'ample-words': css`
    display: none;
    ${amplePitch} {
      display: inline-flex;
      ${withText}
    }
  `,
  'wide-only': css`
    display: none;
    ${widePitch} {
      display: inline-flex;
    }
  `,
  'narrow-only': css`
    ${widePitch} {
      display: none;
    }
  `,
  'always-words': withText,
};

const Tool = styled(Button)<{ $form: BuilderToolForm }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  inline-size: ${({ theme }) => theme.control.touch};
  block-size: ${({ theme }) => theme.control.touch};
  padding: 0;
  border: 1px solid color-mix(in srgb, ${({ theme }) => theme.color.onTurf} 40%, transparent);
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: color-mix(in srgb, ${({ theme }) => theme.color.apron} 90%, transparent);
  color: ${({ theme }) => theme.color.onTurf};
  cursor: pointer;
  touch-action: manipulation;
  ${textStyle('button')}
  transition: ${({ theme }) => `background-color ${theme.motion.press}, transform ${theme.motion.press}`};
  ${({ $form }) => toolForms[$form]}
  &[data-hovered] {
    background-color: ${({ theme }) => theme.color.apron};
    border-color: ${({ theme }) => theme.color.onTurf};
  }
  &[data-pressed] {
    transform: scale(0.97);
  }
  &[data-disabled],
  &[data-pending] {
    border-color: color-mix(in srgb, ${({ theme }) => theme.color.onTurf} 20%, transparent);
    color: color-mix(in srgb, ${({ theme }) => theme.color.onTurf} 55%, ${({ theme }) => theme.color.apron});
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
  ${focusRingOnTurf}
`;

const shown = css`
  position: static;
  inline-size: auto;
  block-size: auto;
  clip-path: none;
`;

const wordForms: Readonly<Record<BuilderToolForm, RuleSet | null>> = {
  drawing: visuallyHidden,
  words: css`
    ${visuallyHidden}
    ${widePitch} {
      ${shown}
    }
  `,
  'wide-words': css`
    ${visuallyHidden}
    ${roomyPitch} {
      ${shown}
    }
  `,
  'ample-words': null,
  'wide-only': visuallyHidden,
  'narrow-only': visuallyHidden,
  'always-words': null,
};

const Word = styled.span<{ $form: BuilderToolForm }>`
  ${({ $form }) => wordForms[$form]}
`;
