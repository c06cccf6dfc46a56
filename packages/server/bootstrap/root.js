import { fileURLToPath } from 'node:url';

/** The project's folder. These scripts run before anything is installed: Node 20 or newer, no dependencies. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
