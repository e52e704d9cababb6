/** What a server answers, as far as a stylesheet's loading looks at it. */
interface Answer {
  css?: string;
  status?: number;
  statusText?: string;
  type?: string | null;
  /** Address after redirects. */
  url?: string;
}

/** Stands for the network: nothing is answered before the test says so. */
export class Network {
  readonly asked: string[] = [];
  readonly aborted: string[] = [];
  private readonly waiting: {answer: (response: Response) => void; fail: (reason: unknown) => void}[] = [];

  constructor() {
    globalThis.fetch = (input, init) => {
      const address = String(input);
      this.asked.push(address);
      return new Promise((answer, fail) => {
        this.waiting.push({answer, fail});
        init?.signal?.addEventListener('abort', () => {
          this.aborted.push(address);
          fail(new DOMException('Aborted', 'AbortError'));
        });
      });
    };
  }

  /** Answers what was asked first. */
  answer({css = '', status = 200, statusText = '', type = 'text/css', url = ''}: Answer): void {
    const headers = {get: () => type};
    const text = () => Promise.resolve(css);
    const response = {ok: status < 400, status, statusText, headers, text, url};
    this.waiting.shift()?.answer(response as unknown as Response);
  }

  /** Refuses what was asked first. */
  refuse(): void {
    this.waiting.shift()?.fail(new TypeError('Failed to fetch'));
  }
}

/** Lets everything run that waits for nothing but its turn. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
