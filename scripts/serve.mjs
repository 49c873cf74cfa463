import { existsSync } from 'node:fs';
import { findNode24 } from './toolchain/node-24.mjs';
import { refuseMissingPackages } from './toolchain/packages.mjs';
import { command, Refusal } from './toolchain/project.mjs';
import { production, runCommand } from './toolchain/run.mjs';

const lastOfBuild = 'build/content-security.json';

// For production: what was built elsewhere is served, with the packages that `npm ci --omit=dev` installs. Nothing is installed or built.
await command(async function serve() {
  if (!existsSync(lastOfBuild)) {
    throw new Refusal(
      `${lastOfBuild} is missing, so there is no finished build. Run npm run build where the development packages are, and copy the folder build.`,
    );
  }
  refuseMissingPackages();
  return runCommand(findNode24(), ['server/main.ts'], { env: production });
});
