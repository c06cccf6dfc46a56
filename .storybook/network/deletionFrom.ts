import { getDeletionPreview } from '@rugby/domain/contract/account/account';
import type { DeleteAccountProps } from '@rugby/ui/account/DeleteAccount';
import { deletionEntries } from '../../packages/app/src/features/account/deletionEntries.ts';
import { sampleWords } from '../../packages/ui/src/words/sampleWords.ts';
import { answerOf } from './callState.ts';
import type { StoryNetwork } from './storyNetwork.ts';

/** What goes and what stays when the user is deleted, as the network answers and the page shows it. */
export async function deletionFrom(network: StoryNetwork): Promise<DeleteAccountProps['preview']> {
  const preview = await answerOf((one) => one.send(getDeletionPreview, {}))(network);
  return preview && deletionEntries(preview, sampleWords);
}
