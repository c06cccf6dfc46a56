import { Button } from '../../primitives/Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

/** Session state of a visitor; `onPlay` is for signed-out visitors. */
export type LandingVisitor =
  /** The session is being checked. `isWaiting`: a login was asked for, which the answer may make unnecessary. */
  | { readonly state: 'checking'; readonly isWaiting: boolean; readonly onLogIn: () => void }
  | { readonly state: 'signed-out'; readonly onPlay: () => void; readonly onLogIn: () => void }
  /** After the last round no user can begin to play; a user can look at their team. */
  | { readonly state: 'season-over'; readonly onLogIn: () => void };

export interface LandingActionsProps {
  readonly visitor: LandingVisitor;
}

/** The main action of the landing page: create a team; when that is not possible, log in. */
export function LandingActions({ visitor }: LandingActionsProps) {
  const words = useWords();
  if (visitor.state !== 'signed-out') {
    return (
      <Button variant="primary-on-brand" size="lg" isPending={isWaiting(visitor)} onPress={visitor.onLogIn}>
        {words('common.actions.logIn')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary-on-brand" size="lg" onPress={visitor.onPlay}>
        {words('landing.play')}
      </Button>
      <Button variant="outline-on-brand" size="lg" onPress={visitor.onLogIn}>
        {words('common.actions.logIn')}
      </Button>
    </>
  );
}

/** The login in the header, as a small button. */
export function LandingAction({ visitor }: LandingActionsProps) {
  const words = useWords();
  return (
    <Button variant="outline-on-brand" size="sm" isPending={isWaiting(visitor)} onPress={visitor.onLogIn}>
      {words('common.actions.logIn')}
    </Button>
  );
}

function isWaiting(visitor: LandingVisitor): boolean {
  return visitor.state === 'checking' && visitor.isWaiting;
}
