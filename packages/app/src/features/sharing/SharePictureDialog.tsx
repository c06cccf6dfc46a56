import { drawTeamPicture } from '@rugby/domain/game/sharing/drawTeamPicture';
import { type PictureFormat, pictureSizes } from '@rugby/domain/game/sharing/pictureFormats';
import { isFull } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { hidePicks } from '@rugby/domain/game/team/hidePicks';
import { hidesPicks } from '@rugby/domain/game/team/hidesPicks';
import { describeTeamPicture, type SharedRound, type SharedTeam, teamPictureOf } from '@rugby/domain/i18n/teamPictureWords';
import { type CopiedPart, type DrawnPicture, SharePicture } from '@rugby/ui/modals/SharePicture';
import { useWords } from '@rugby/ui/words/WordsProvider';
import type { TeamLinkStore } from '@rugby/domain/stores/sharing/TeamLinkStore';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { canShare, copyText, share } from '../../site/deviceSharing.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { copyPicture, canCopyPictures } from './copyPicture.ts';
import { useTeamLink } from './useTeamLink.ts';
import { type Png, usePng } from './usePng.ts';

export interface SharePictureDialogProps {
  readonly team: SharedTeam;
  readonly shared: SharedRound;
  readonly world: GameWorld;
  /** The link to the user's own team; omitted for the team of another user. */
  readonly link?: TeamLinkStore;
  readonly onClose: () => void;
}

/** The picture of a team in a round, drawn in this browser and handed over by the user alone, and the link to it. [B16] */
export const SharePictureDialog = observer(function SharePictureDialog({
  team,
  shared,
  world,
  link,
  onClose,
}: SharePictureDialogProps) {
  const { ports } = useStores();
  const words = useWords();
  const [format, setFormat] = useState<PictureFormat>('wide');
  const host = new URL(ports.visit.origin).host;
  const picture = useMemo(() => teamPictureOf(team, shared, host, world, words), [team, shared, host, world, words]);
  const svg = useMemo(() => drawTeamPicture(picture, format), [picture, format]);
  const png = usePng(svg, format);
  const alt = describeTeamPicture(team, picture, words);
  const { width, height } = pictureSizes[format];
  const { roundNumber } = shared.round;
  const name = words('sharing.fileName', { round: roundNumber, width: String(width), height: String(height) });

  async function copy(part: CopiedPart): Promise<boolean> {
    if (part === 'alt') return copyText(alt);
    return png.state === 'drawn' && copyPicture(png.blob);
  }

  return (
    <SharePicture
      roundNumber={roundNumber}
      picture={drawnPicture(png, name, alt)}
      alt={alt}
      note={
        hidesPicks(world.edition, shared.round, isFull(hidePicks(team, world).lineup)) ? words('sharing.page.hidden') : undefined
      }
      format={format}
      onFormatChange={setFormat}
      parts={canCopyPictures() ? ['picture', 'alt'] : ['alt']}
      onCopy={copy}
      link={useTeamLink(link, shared.round.id)}
      onClose={onClose}
    />
  );
});

function drawnPicture(png: Png, name: string, text: string): DrawnPicture {
  if (png.state !== 'drawn') return png;
  const data = { files: [new File([png.blob], name, { type: png.blob.type })], text };
  return { state: 'drawn', href: png.href, name, ...(canShare(data) && { onShare: () => share(data) }) };
}
