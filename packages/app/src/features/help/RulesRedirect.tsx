import { helpAddress } from '@rugby/domain/help/helpPath';
import { Navigate } from 'react-router-dom';

/** `/rules`: the rules are a section of the help centre. */
export function RulesRedirect() {
  return <Navigate to={helpAddress({ basePath: '' }, 'rules')} replace />;
}
