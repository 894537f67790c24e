import { unwrap } from '../../../../client/src/index.js';
import { api } from '../api.js';
import type { Look } from './follow.js';

/** Milliseconds after which what was ticked is sent: who ticks one card often ticks the next. */
const pause = 400;

/** What is ticked, sent to the service some at a time. */
export class Selection {
  private readonly wanted = new Map<string, boolean>();
  private timer?: ReturnType<typeof setTimeout>;
  private running = Promise.resolve();

  /** @param failed told of what could not be kept */
  constructor(
    private readonly look: Look,
    private readonly failed: (error: unknown) => void,
  ) {
    addEventListener('pagehide', () => void this.send()); // what waited for an answer would never be sent
  }

  change(box: HTMLInputElement, selected: boolean): void {
    if (box.checked !== selected) box.checked = selected;
    this.wanted.set(box.value, selected);
    this.look.pending.add(box.value);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), pause);
  }

  /** Sends what has not been sent, once what was sent before is answered. */
  keep(): Promise<void> {
    clearTimeout(this.timer);
    this.running = this.running.then(() => this.send());
    return this.running;
  }

  private async send(): Promise<void> {
    const { look, wanted } = this;
    const sent = new Map(wanted);
    let failure: unknown;
    wanted.clear();
    const select = async (selected: boolean): Promise<void> => {
      const ids = [...sent].flatMap(([id, one]) => (one === selected ? [id] : []));
      if (ids.length === 0) return;
      // An item that is gone meanwhile must not keep the others from being selected.
      const init = { params: { query: { mode: 'each' as const } }, body: { ids, set: { ui_selected: selected } } };
      await look
        .after(async () => unwrap(await api.PATCH('/API/v2/mediabin/bulk/', { ...init, keepalive: true })))
        .catch((error: unknown) => (failure = error));
    };
    await Promise.all([select(true), select(false)]);
    for (const id of sent.keys()) if (!wanted.has(id)) look.pending.delete(id);
    if (failure === undefined) return;
    this.failed(failure);
    void look.now();
  }
}
