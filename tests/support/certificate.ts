import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Creates a key and a self-signed certificate that is valid for two days. Neither is stored. This needs openssl. */
export async function makeCertificate(host: string): Promise<{ readonly key: string; readonly cert: string }> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
  const subject = ['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const { stdout: both } = await promisify(execFile)('openssl', ['req', '-x509', ...key, '-out', '-', ...subject]);
  return { key: both, cert: both };
}
