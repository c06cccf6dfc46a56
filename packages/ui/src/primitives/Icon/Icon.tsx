import { iconShapes } from './iconShapes.tsx';

export type IconName = keyof typeof iconShapes;

export interface IconProps {
  readonly name: IconName;
  /** Width and height in px. */
  readonly size?: number;
}

/** A small icon. Decorative: the text or label beside it carries the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {iconShapes[name]}
    </svg>
  );
}
