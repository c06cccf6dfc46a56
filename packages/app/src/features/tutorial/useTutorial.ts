import { PoolsNoticeStore } from '@rugby/domain/stores/tutorial/PoolsNoticeStore';
import type { RootStore } from '@rugby/domain/stores/RootStore';
import { TutorialStore } from '@rugby/domain/stores/tutorial/TutorialStore';
import { useStores } from '../../shell/StoresContext.tsx';

interface Help {
  readonly tutorial: TutorialStore;
  readonly poolsNotice: PoolsNoticeStore;
}

const made = new WeakMap<RootStore, Help>();

/** The tutorial of the edition on screen and the notice that leads to it: one of each for all who open them. */
export function useTutorial(): Help {
  const root = useStores();
  const known = made.get(root);
  if (known !== undefined) return known;
  const { edition, ports } = root;
  const tutorial = new TutorialStore(edition.id, ports.storage);
  const help = { tutorial, poolsNotice: new PoolsNoticeStore(edition, ports.storage, tutorial) };
  made.set(root, help);
  return help;
}
