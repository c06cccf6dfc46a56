import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

/** Who looks at the landing page; `onPlay` is for those without an account. While the session is checked nothing is offered. */
export type LandingVisitor =
  | { readonly state: 'checking' }
  | { readonly state: 'signed-out'; readonly onPlay: () => void; readonly onLogIn: () => void }
  | { readonly state: 'signed-in'; readonly myTeamHref: string };

export interface LandingActionsProps {
  readonly visitor: LandingVisitor;
}

/** What the landing page asks for: to play, or to go on playing. */
export function LandingActions({ visitor }: LandingActionsProps) {
  const words = useWords();
  if (visitor.state === 'checking') return null;
  if (visitor.state === 'signed-in') {
    return (
      <Link href={visitor.myTeamHref} variant="primary-on-brand" size="lg">
        {words('landing.myTeam')}
      </Link>
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

/** The same in the header, small. */
export function LandingAction({ visitor }: LandingActionsProps) {
  const words = useWords();
  if (visitor.state === 'checking') return null;
  if (visitor.state === 'signed-in') {
    return (
      <Link href={visitor.myTeamHref} variant="outline-on-brand" size="sm">
        {words('common.actions.myTeam')}
      </Link>
    );
  }
  return (
    <Button variant="outline-on-brand" size="sm" onPress={visitor.onLogIn}>
      {words('common.actions.logIn')}
    </Button>
  );
}
