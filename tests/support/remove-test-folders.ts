import { afterAll } from 'vitest';
import { removeTestFolders } from './test-folder.ts';

// Hooks run in reverse order: this one is registered first, so it runs after those that stop servers.
afterAll(removeTestFolders);
