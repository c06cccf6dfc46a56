import type { League } from '@rugby/domain/game/model/league';
import { ShareCup } from '@rugby/ui/contests/ShareCup';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { canShare, copyText, share } from '../../site/deviceSharing.ts';
import { useStores } from '../../stores/StoresContext.tsx';

export interface ShareCupSectionProps {
  readonly league: Pick<League, 'name'>;
  /** The path of the cup's page. */
  readonly path: string;
  /** Stands here until the cup is drawn. */
  readonly children: ReactNode;
}

/** Shares how the cup of a league stands, by the device's own way or by a copy. [B22] */
export const ShareCupSection = observer(function ShareCupSection({ league: { name }, path, children }: ShareCupSectionProps) {
  const { leagues, ports } = useStores();
  const { value } = leagues.value.cup.contest;
  if (value === undefined || value.seed === null) return children;
  const url = ports.visit.origin + path;
  const onShare = (text: string) => share({ title: name, text, url });
  return <ShareCup cup={value} league={name} url={url} onCopy={copyText} {...(canShare() && { onShare })} />;
});
