import { afterEach, beforeEach, vi } from 'vitest';

let messages: string[] = [];

// A warning in the console may hide a bug, so it fails the test that caused it.
beforeEach(function listenToConsole() {
  messages = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(function refuseUnexpectedLines() {
  if (messages.length === 0) return;
  throw new Error(
    `Got ${messages.length} unexpected console line(s), expected none:\n${messages.join('\n')}\n` +
      `Mend the cause; where the line is meant, begin the test with vi.mocked(console.error).mockImplementation(() => {}) and expect it.`,
  );
});
