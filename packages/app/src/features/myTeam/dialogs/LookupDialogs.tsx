import type { LookupDialog } from '@rugby/domain/stores/team/editorDialog';
import { DeadlinesDialog } from './DeadlinesDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { ReceiptsDialog, SaveConflictDialog } from './ReceiptDialogs.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { TeamNameDialog } from './TeamNameDialog.tsx';
import { CompareDialog, WatchDialog } from './WatchDialogs.tsx';

/** The dialogs of the team page in which no player changes. Their code is loaded when the first of them is opened. */
export function LookupDialogs({ dialog }: { readonly dialog: LookupDialog }) {
  switch (dialog.kind) {
    case 'receipts':
      return <ReceiptsDialog />;
    case 'deadlines':
      return <DeadlinesDialog />;
    case 'history':
      return <HistoryDialog />;
    case 'watch':
      return <WatchDialog />;
    case 'compare':
      return <CompareDialog />;
    case 'share':
      return <ShareDialog />;
    case 'team-name':
      return <TeamNameDialog dialog={dialog} />;
    case 'save-conflict':
      return <SaveConflictDialog receipt={dialog.receipt} />;
  }
}
