import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { expect, it } from 'vitest';
import { emptySelection } from '../../game/model/lineup.ts';
import { type DraftKey, readDraft, writeDraft } from './draftStorage.ts';
import { readQueuedChange, writeQueuedChange } from './queueStorage.ts';
import { addReceipt, readReceipts } from './receiptStorage.ts';

const at = '2026-03-20T18:41:00.000Z';
const place: DraftKey = { userId: 1, edition: 'srp', roundId: 7 };
const others: readonly DraftKey[] = [
  { ...place, userId: 2 },
  { ...place, edition: 'trc' },
];

it('a draft belongs to one user, edition and round [B5]', () => {
  const storage = memoryStorage();
  const draft = { selection: emptySelection, version: 14, at };
  writeDraft(storage, place, draft);
  expect(readDraft(storage, place)).toEqual(draft);
  for (const other of [...others, { ...place, roundId: 8 }]) expect(readDraft(storage, other)).toBeUndefined();
});

it('receipts belong to one user and edition [B6]', () => {
  const storage = memoryStorage();
  const receipt = { savedAt: at, version: 15, roundId: 7, isAsSent: true, selection: emptySelection };
  addReceipt(storage, place, receipt);
  expect(readReceipts(storage, place)).toEqual([receipt]);
  for (const other of others) expect(readReceipts(storage, other)).toEqual([]);
});

it('a queued change belongs to one user and edition [B21]', () => {
  const storage = memoryStorage();
  const change = { kind: 'save', selection: emptySelection, base: null, version: 14, roundId: 7, queuedAt: at } as const;
  writeQueuedChange(storage, place, change);
  expect(readQueuedChange(storage, place)).toEqual(change);
  for (const other of others) expect(readQueuedChange(storage, other)).toBeUndefined();
});
