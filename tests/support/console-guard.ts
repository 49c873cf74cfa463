import { afterEach, beforeEach, vi } from 'vitest';

let said: string[] = [];

// A warning in the console may hide a bug, so it fails the test that caused it.
beforeEach(function listenToConsole() {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(function refuseUnexpectedLines() {
  if (said.length === 0) return;
  throw new Error(
    `Got ${said.length} unexpected console line(s), expected none:\n${said.join('\n')}\n` +
      `Mend the cause; where the line is meant, begin the test with vi.mocked(console.error).mockImplementation(() => {}) and expect it.`,
  );
});
