import type { IconName } from '../Icon/Icon.tsx';

/** An action or a link in a menu. */
export interface MenuEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  /** URL of an entry that navigates. */
  readonly href?: string;
  readonly isDisabled?: boolean;
}
