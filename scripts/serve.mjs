import { existsSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { findNode24 } from './toolchain/node-24.mjs';
import { requireInstalledPackages } from './toolchain/packages.mjs';
import { CommandError, runAsCommand } from './toolchain/project.mjs';
import { productionEnvironment, runCommand } from './toolchain/run.mjs';

const { BUILD_FOLDER: buildFolder = 'build', SERVE_FILES: servesFiles } = process.env;
const lastOfBuild = `${buildFolder}/content-security.json`;

// For production: serves a build that was made elsewhere, with only the packages that `npm ci --omit=dev` installs. The
// script itself installs and builds nothing.
await runAsCommand(async function serve() {
  if (servesFiles !== 'off' && !existsSync(lastOfBuild)) {
    throw new CommandError(
      `${lastOfBuild} is missing, so there is no finished build. Run npm run build on a machine with the development packages. Copy its build folder here, and set BUILD_FOLDER if it is not called build.`,
    );
  }
  if (servesFiles !== 'off' && !realpathSync(buildFolder).startsWith(realpathSync('.') + sep)) {
    throw new CommandError(
      `BUILD_FOLDER is ${buildFolder}, which is outside this folder. Copy the build into this folder: its pages use the packages that are installed here.`,
    );
  }
  requireInstalledPackages();
  return runCommand(findNode24(), ['server/main.ts'], { env: productionEnvironment });
});
