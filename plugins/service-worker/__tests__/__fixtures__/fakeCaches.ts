/** A storage in memory, as far as the worker uses it. */
export class FakeCaches {
  readonly held = new Map<string, Map<string, Response>>();
  /** Set: every write is refused, as where there is no space. */
  isFull = false;
  /** Set: every call is refused, as where the storage is broken. */
  isBroken = false;

  async keys(): Promise<string[]> {
    this.check();
    return [...this.held.keys()];
  }

  async delete(name: string): Promise<boolean> {
    this.check();
    return this.held.delete(name);
  }

  async open(name: string) {
    this.check();
    const entries = this.held.get(name) ?? new Map<string, Response>();
    this.held.set(name, entries);
    return {
      match: async (url: string) => {
        this.check();
        return entries.get(url)?.clone();
      },
      put: async (url: string, response: Response) => {
        this.check();
        if (this.isFull) throw new Error('QuotaExceededError');
        entries.set(url, response);
      },
    };
  }

  async match(url: string): Promise<Response | undefined> {
    this.check();
    return [...this.held.values()].find((entries) => entries.has(url))?.get(url)?.clone();
  }

  private check(): void {
    if (this.isBroken) throw new Error('UnknownError');
  }
}
