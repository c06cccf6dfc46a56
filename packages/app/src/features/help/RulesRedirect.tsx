import { rulesAddress } from '@rugby/domain/help/helpPath';
import { Navigate } from 'react-router-dom';

/** `/rules`: the section of the help centre that has the rules, opened at its table of points. */
export function RulesRedirect() {
  return <Navigate to={rulesAddress({ basePath: '' })} replace />;
}
