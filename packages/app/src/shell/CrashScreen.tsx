import { actions, errors } from '@rugby/domain/i18n/en-US/common.json';
import { ErrorPanel } from '@rugby/ui/layout/ErrorPanel';

/** Shown when a page breaks or the words cannot be fetched; its own words come with the script, since the catalog may be missing. */
export function CrashScreen() {
  return <ErrorPanel title={errors.crash} actionLabel={actions.reload} onAction={() => location.reload()} />;
}
