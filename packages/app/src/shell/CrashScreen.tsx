import { actions, errors } from '@rugby/domain/i18n/en-US/common.json';
import { CrashPanel } from '@rugby/ui/layout/CrashPanel';

/**
 * Shown when a page breaks or the words cannot be fetched; its own words come with the script, since the catalog may be missing.
 */
export function CrashScreen() {
  return (
    <CrashPanel title={errors.crash} text={errors.crashText} reloadLabel={actions.reload} onReload={() => location.reload()} />
  );
}
