import { showSharedLeague } from '@rugby/domain/contract/league/sharedLeague';
import { useEffect, useState } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';

/** Name of the league whose link the visitor has followed and which they join after the login; undefined until it is known. */
export function useFollowedLeague(): string | undefined {
  const { api, edition, joinCode } = useStores();
  const [name, setName] = useState<string>();
  useEffect(() => {
    const saved = joinCode.read();
    if (saved?.path !== edition.basePath) return undefined;
    let isShown = true;
    const show = async (code: string) => {
      const outcome = await api.send(showSharedLeague, { params: { code } });
      if (isShown && outcome.ok) setName(outcome.value.name);
    };
    void show(saved.code);
    return () => {
      isShown = false;
    };
  }, [api, edition, joinCode]);
  return name;
}
