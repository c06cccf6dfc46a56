import { helpAddress } from '@rugby/domain/help/helpPath';
import { Navigate } from 'react-router-dom';

/** `/rules`: the rules are a section of the help centre, which is opened at the table of points: whoever asks for the rules asks for it most. */
export function RulesRedirect() {
  return <Navigate to={helpAddress({ basePath: '' }, 'rules', 'scoring')} replace />;
}
