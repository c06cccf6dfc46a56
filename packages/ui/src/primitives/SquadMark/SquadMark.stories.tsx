import { editions, kitOf } from '@rugby/domain/editions';
import preview from '../../../../../.storybook/preview.tsx';
import { SquadMark } from './SquadMark.tsx';

const blues = { name: 'Blues', abbreviation: 'BLUE', kit: kitOf(editions.srp, 'BLUE', 0) };
const argentina = { name: 'Argentina', abbreviation: 'ARG', flag: 'AR', kit: kitOf(editions.trc, 'ARG', 0) };

const meta = preview.meta({ component: SquadMark, args: { squad: blues } });

export const Club = meta.story({});

export const Country = meta.story({ args: { squad: argentina } });

/** A country without a flag in the game is shown in its colours. */
export const UnknownFlag = meta.story({ args: { squad: { ...argentina, flag: 'XX' } } });
