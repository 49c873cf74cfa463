import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without a variable the server takes port 3000 of every address', () => {
  expect(readEnv({})).toEqual({ port: 3000, host: undefined, buildFolder: 'build' });
});

test('PORT and HOST change where it listens', () => {
  expect(readEnv({ PORT: '8080', HOST: '127.0.0.1' })).toMatchObject({ port: 8080, host: '127.0.0.1' });
  expect(readEnv({ PORT: '0' }).port).toBe(0);
});

test.each(['http', '-1', '65536', '80.5', '1e3', ' 80'])('PORT=%s is refused with what to do instead', (port) => {
  expect(() => readEnv({ PORT: port })).toThrow(
    `Got PORT=${port}; expected a whole number from 0 to 65535; try PORT=3000 npm start.`,
  );
});
