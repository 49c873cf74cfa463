import { afterAll } from 'vitest';
import { removeTestFolders } from './test-folder.ts';

// Registered before any file's own hooks, so that it runs after those that stop servers.
afterAll(removeTestFolders);
