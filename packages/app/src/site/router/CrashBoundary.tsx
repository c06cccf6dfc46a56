import { Component, type ReactNode } from 'react';

export interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of children that threw. */
  readonly fallback: ReactNode;
  /** Another key shows the children again. */
  readonly resetKey: string;
}

interface CrashState {
  readonly hasCrashed: boolean;
  readonly shownKey: string;
}

/** Catches what its children throw while they render. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  static getDerivedStateFromError(): Partial<CrashState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, { shownKey }: CrashState): Partial<CrashState> | null {
    return resetKey === shownKey ? null : { hasCrashed: false, shownKey: resetKey };
  }

  override readonly state: CrashState = { hasCrashed: false, shownKey: this.props.resetKey };

  /** Whatever watches for errors in the window hears of this one too. */
  override componentDidCatch(error: unknown): void {
    dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
