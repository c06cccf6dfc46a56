import type { OfflinePort } from './OfflineStore.ts';

const nothing = () => {};

/** A device that copies nothing for use without a connection. */
export const noWorker: OfflinePort = { install: nothing, update: nothing, keepCopiesOf: nothing, onReturn: () => nothing };
