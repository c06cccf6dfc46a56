import { displayNameKey } from '@rugby/domain/game/session/keys';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Random } from '../random.ts';

/** Returns unused display names, each once. */
export async function freeDisplayNames(tx: Transaction<Database>, count: number, random: Random): Promise<readonly string[]> {
  const tried = new Set<string>();
  const free: string[] = [];
  while (free.length < count) {
    const names = Array.from({ length: count - free.length }, () => newName(tried, random));
    const rows = await tx
      .selectFrom('users')
      .select('displayNameKey')
      // One parameter: a statement takes at most 65,535.
      .where(sql<boolean>`display_name_key = any(${names.map(displayNameKey)}::text[])`)
      .execute();
    const taken = new Set(rows.map((row) => row.displayNameKey));
    free.push(...names.filter((name) => !taken.has(displayNameKey(name))));
  }
  return free;
}

/** Returns two words, with a number when they were returned before. */
function newName(tried: Set<string>, random: Random): string {
  for (;;) {
    const words = `${random.pick(first)} ${random.pick(second)}`;
    const name = tried.has(words) ? `${words} ${random.whole(2, 99_999)}` : words;
    if (tried.has(name)) continue;
    tried.add(name);
    return name;
  }
}

const first =
  'Muddy Thundering Golden Midnight Southern Rolling Flying Quiet Lucky Rusty Coastal Salty Hungry Iron Velvet Windy Happy Sunday Northern Electric Harbour Mountain Paddock Backyard Barefoot Crooked Galloping Wandering Mighty Late'.split(
    ' ',
  );
const second =
  'Scrum,Maulers,Ruckers,Jacklers,Sidesteppers,Drop Kicks,Grubbers,Box Kicks,Breakaways,Offloaders,Mouthguards,Sheep,Kea,Wallaroos,Penguins,Meerkats,Condors,Tūī,Dingoes,Kākāpō,Thirds,Old Boys,Social XV,Bench,Touch Judges,Water Boys,Oranges,Locks,Props,Try Line'.split(
    ',',
  );
