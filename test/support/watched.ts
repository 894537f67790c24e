import { join } from 'node:path';
import { projectRoot } from '../../src/config/project.js';
import { Program } from './processes.js';

export interface Watched {
  /** The longest, in milliseconds of a usual processor's time, that one turn of the event loop has taken. */
  longest: number;
  /** Memory of the process, in MiB. */
  memory: number;
}

/** The built service as a process whose event loop is watched, see loop-probe.mjs. It has the test file's database. */
export class WatchedService {
  private asked = 0;

  private constructor(
    private readonly program: Program,
    readonly url: string,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<WatchedService> {
    const probe = join(projectRoot, 'test/support/loop-probe.mjs');
    const program = new Program(['--import', probe, 'dist/src/main.js'], { env: { PORT: '0', ...env } });
    const [, url] = await program.prints(/ready at (\S+)\/\n/);
    return new WatchedService(program, url!);
  }

  /** What is seen while the work runs. */
  async watch(work: () => Promise<unknown>): Promise<Watched> {
    await this.ask();
    const failed = await work().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const seen = await this.ask();
    if (failed) throw failed.error;
    return seen;
  }

  async stop(): Promise<void> {
    this.program.kill('SIGTERM');
    await this.program.ended;
  }

  private async ask(): Promise<Watched> {
    this.program.kill('SIGUSR2');
    const [, longest, memory] = await this.program.prints(
      new RegExp(`probe ${this.asked++}: ([\\d.]+) ms, (\\d+) MiB\n`),
    );
    return { longest: Number(longest), memory: Number(memory) };
  }
}
