import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/** Keeps what desks log during each test of a file, instead of printing it. */
export function useDeskLog() {
  let spies: MockInstance[] = [];
  beforeEach(() => {
    spies = (['error', 'info'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
  });
  afterEach(() => spies.forEach((spy) => spy.mockRestore()));
  return { lines: () => spies.flatMap((spy) => spy.mock.calls.map((call) => call.join(' '))) };
}
