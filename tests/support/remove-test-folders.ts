import { afterAll } from 'vitest';
import { removeTestFolders } from './test-folder.ts';

// Hooks run in reverse order. This one is registered first, so it runs after the hooks that stop servers.
afterAll(removeTestFolders);
