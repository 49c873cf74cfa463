import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createTestFolder } from '../test-folder.ts';

export const homePageHtml = `<!DOCTYPE html><h1>Home</h1>${'<p>Paper and ink.</p>'.repeat(40)}`;

const files: Readonly<Record<string, string | Buffer>> = {
  'client/index.html': homePageHtml,
  'client/index.html.br': brotliCompressSync(homePageHtml),
  'client/index.html.gz': gzipSync(homePageHtml),
  'client/methodology.html': '<!DOCTYPE html><h1>Methodology</h1>',
  'client/404.html': '<!DOCTYPE html><h1>404</h1>',
  'client/bluezones/okinawa.html': '<!DOCTYPE html><h1>Okinawa</h1>',
  'client/bluezones/okinawa.data': '[1]',
  'client/assets/root-CiP6qdzN.js': 'export {};',
  'client/assets/intro-B47PQwqK.mp4': Buffer.from('0123456789'),
  'client/empty.txt': '',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/.secret': 'hidden',
  'client/.git/config': 'hidden',
  'client/_headers': '/*\n',
  'outside.txt': 'outside',
  'content-security.json': JSON.stringify({
    pages: { '/': "default-src 'none'; script-src 'self' 'sha256-home'", '/methodology': "default-src 'none'" },
    notFound: "default-src 'none'; script-src 'self'",
  }),
};

/**
 * Writes a built site of a few files, with a symbolic link to a file outside of it.
 *
 * @returns the site's folder, for `readSite`
 */
export async function writeSmallSite(): Promise<string> {
  const buildFolder = createTestFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(buildFolder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await symlink(join(buildFolder, 'outside.txt'), join(buildFolder, 'client/link.txt'));
  return buildFolder;
}
