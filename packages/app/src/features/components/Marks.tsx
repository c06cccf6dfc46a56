import { kitOf } from '@rugby/domain/editions';
import { playerStatuses } from '@rugby/domain/game/model/entities';
import { ComponentSheet } from '@rugby/ui/layout/ComponentSheet';
import { Avatar } from '@rugby/ui/primitives/Avatar';
import { Badge } from '@rugby/ui/primitives/Badge';
import { Countdown } from '@rugby/ui/primitives/Countdown';
import { Jersey } from '@rugby/ui/primitives/Jersey';
import { Progress } from '@rugby/ui/primitives/Progress';
import { Skeleton } from '@rugby/ui/primitives/Skeleton';
import { SquadMark } from '@rugby/ui/primitives/SquadMark';
import { StatusMark } from '@rugby/ui/primitives/StatusMark';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { squadMark } from '../../site/squadMark.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** What says something without being pressed. */
export function Marks() {
  const words = useWords();
  const { edition } = useStores();
  const squads = Object.keys(edition.kits).map((abbreviation, id) =>
    squadMark(edition, { id, name: abbreviation, abbreviation }),
  );
  const specimens = [
    {
      name: 'Jersey',
      content: squads.map(({ abbreviation }, index) => (
        <Jersey key={abbreviation} kit={kitOf(edition, abbreviation, 0)} number={index + 1} size={64} />
      )),
    },
    { name: 'SquadMark', content: squads.map((squad) => <SquadMark key={squad.abbreviation} squad={squad} size={40} />) },
    {
      name: 'StatusMark',
      content: playerStatuses.map((status) => (
        <span key={status} style={{ display: 'inline-flex', gap: '0.25rem', alignItems: 'center' }}>
          <StatusMark status={status} />
          {words(`team.status.${status}`)}
        </span>
      )),
    },
    {
      name: 'Badge',
      content: (
        <>
          <Badge icon="lock">{words('team.status.bench')}</Badge>
          <Badge tone="positive" icon="check">
            {words('team.status.starting')}
          </Badge>
          <Badge tone="danger" icon="close">
            {words('team.status.not-selected')}
          </Badge>
        </>
      ),
    },
    { name: 'Avatar', content: <Avatar name="Mere Kahu" size="lg" /> },
    { name: 'Countdown', content: <Countdown now={0} to={188_252_000} /> },
    {
      name: 'Progress',
      content: <Progress label={words('landing.pick')} value={9} max={15} valueLabel={`9${words('team.bar.ofFifteen')}`} />,
    },
    { name: 'Skeleton', content: <Skeleton width="12rem" height="1.25rem" /> },
  ];
  return <ComponentSheet title={words('components.groups.marks')} specimens={specimens} />;
}
