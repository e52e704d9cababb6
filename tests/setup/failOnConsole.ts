/** A test that writes to the console has met something nobody expected: it fails. */
const methods = ['error', 'warn'] as const;

let written: string[] = [];

beforeEach(() => {
  written = [];
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      written.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (written.length > 0) throw new Error(written.join('\n'));
});
