import { emptyLineup, placePlayer } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { SeasonReview as Review } from '@rugby/domain/game/review/seasonReview';
import type { Words } from '@rugby/domain/i18n/keys';
import { Pitch, type PitchCards } from '@rugby/ui/game/Pitch';
import type { CardContent } from '@rugby/ui/game/PlayerCard';
import { SeasonReview } from '@rugby/ui/review/SeasonReview';
import { SeasonReviewHead } from '@rugby/ui/review/SeasonReviewHead';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { canShare, copyText, share } from '../../site/deviceSharing.ts';
import { downloadFile } from '../../site/downloadFile.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { pitchCards } from '../team/pitchCards.ts';
import { LeagueChoice } from './LeagueChoice.tsx';
import { reviewContents } from './reviewContents.ts';
import { reviewExport } from './reviewExport.ts';
import { sharedReview } from './sharedReview.ts';

const ShareText = lazyOverlay(async () => (await import('@rugby/ui/leagues/ShareText')).ShareText);

export interface ReadyReviewProps {
  readonly review: Review;
  readonly world: GameWorld;
}

/** The season review of a team that has played. */
export const ReadyReview = observer(function ReadyReview({ review, world }: ReadyReviewProps) {
  const { dashboard, edition, ports, review: reviewStore } = useStores();
  const { inLeague } = reviewStore.value;
  const league = inLeague.shown?.league.name;
  const words = useWords();
  const [isTabular, setTabular] = useState(false);
  const contents = reviewContents(review, world, words, league);
  const cards = ownBestCards(review, world);
  const team = dashboard.value?.team?.name ?? '';
  const lead = { team, count: review.rounds.length };
  const text = sharedReview(contents.figures, { team, game: edition.title }, words);
  const url = `${ports.visit.origin}${edition.basePath}/`;
  return (
    <>
      <SeasonReviewHead
        lead={words(review.isOver ? 'review.leadOver' : 'review.lead', lead)}
        figures={contents.figures}
        notes={notesOf(review, words)}
        choice={<LeagueChoice />}
        isTabular={isTabular}
        onToggleTables={() => setTabular(!isTabular)}
        onExport={() => downloadFile(`${words('review.fileName')}.csv`, 'text/csv;charset=utf-8', reviewExport(contents, league))}
        share={
          <ShareText
            text={`${text}\n${url}`}
            onCopy={copyText}
            {...(canShare() && { onShare: () => share({ text, url }) })}
            fallback={null}
          />
        }
      />
      <SeasonReview
        contents={contents}
        isTabular={isTabular}
        pitch={<Pitch label={words('review.ownBest.title')} cards={cards} />}
      />
    </>
  );
});

/** Each player with the points of the season; what the player does in the next match says nothing about it. */
function ownBestCards({ ownBest }: Review, world: GameWorld): PitchCards {
  const best = ownBest?.players ?? [];
  const lineup = best.reduce((filled, { playerId }) => {
    const player = world.players.get(playerId);
    return player === undefined ? filled : placePlayer(filled, playerId, player.position);
  }, emptyLineup);
  const points = new Map(best.map((one) => [one.playerId, one.points]));
  const team = { lineup, captainId: null, boosters: [], points: undefined };
  const cards = pitchCards({ team, saved: null, statistic: 'TotalPoints', round: undefined, world });
  return new Map([...cards].map(([jersey, card]) => [jersey, ofSeason(card, points.get(card.player.id) ?? null)]));
}

function ofSeason(card: CardContent, value: number | null): CardContent {
  const { id, firstName, lastName } = card.player;
  return { ...card, player: { id, firstName, lastName }, figure: { statistic: 'TotalPoints', value } };
}

function notesOf({ rounds }: Review, words: Words): readonly string[] {
  const first = rounds[0]?.roundNumber ?? 1;
  const open = rounds.find(({ isProvisional, best }) => isProvisional && best === null);
  return [
    ...(first > 1 ? [words('review.joinedLate', { round: first })] : []),
    ...(open === undefined ? [] : [words('review.live', { round: open.roundNumber })]),
  ];
}
