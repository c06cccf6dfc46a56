import { PollStore } from '@rugby/domain/stores/season/PollStore';
import { teamReader } from '@rugby/domain/stores/team/teamReader';
import { WhatIfEditorStore } from '@rugby/domain/stores/whatIf/WhatIfEditorStore';
import { WhatIfStore } from '@rugby/domain/stores/whatIf/WhatIfStore';
import { useState } from 'react';
import { useStores } from '../../shell/StoresContext.tsx';
import { usePlayerStats } from '../players/usePlayerStats.ts';

/** All that the sandbox works with. It reads; nothing of it can send. */
export interface WhatIf {
  readonly whatIf: WhatIfStore;
  readonly editor: WhatIfEditorStore;
}

/** A sandbox for as long as the page is open. */
export function useWhatIf(): WhatIf {
  const { api, ports, season } = useStores();
  const stats = usePlayerStats();
  const [made] = useState(() => {
    const whatIf = new WhatIfStore({ reader: teamReader(api), season, stats, poll: new PollStore(api, ports.poll) });
    return { whatIf, editor: new WhatIfEditorStore(whatIf) };
  });
  return made;
}
