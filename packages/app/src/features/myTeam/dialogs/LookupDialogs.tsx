import type { LookupDialog } from '@rugby/domain/stores/team/editorDialog';
import { DeadlinesDialog } from './DeadlinesDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { ReceiptsDialog, SaveConflictDialog } from './ReceiptDialogs.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { CompareDialog, WatchDialog } from './WatchDialogs.tsx';

/** What is looked up over the team page; it comes when it is first asked for. */
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
    case 'save-conflict':
      return <SaveConflictDialog receipt={dialog.receipt} />;
  }
}
