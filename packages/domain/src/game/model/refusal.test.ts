import { expect, it } from 'vitest';
import { creationRefusal, type Refusal } from './refusal.ts';

it('the refusal to create a team is found among the others [G-236]', () => {
  const others: readonly Refusal[] = [
    { rule: 'eliminated', playerId: 1 },
    { rule: 'unknown-player', playerId: 2 },
  ];
  const creation: Refusal = { rule: 'team-creation-disabled', nextRoundId: 2, nextRoundStart: null };
  expect([creationRefusal([...others, creation]), creationRefusal(others)]).toEqual([creation, undefined]);
});
