import { afterAll } from 'vitest';
import { removeTestFolders } from './test-folder.ts';

// Asked for before any file's own, so it comes after what stops their servers.
afterAll(removeTestFolders);
