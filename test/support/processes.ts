import { afterAll } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../src/config/project.js';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  input?: string;
  cwd?: string;
  /** Node.js, if it is not said. */
  command?: string;
  /** Whether it may wait for input that never comes. */
  open?: boolean;
  /** Whether nobody reads what it prints. */
  unread?: boolean;
}

const running = new Set<Program>();

/** Programs of a run compile the same modules; what the first has compiled the others read. */
const compiled = join(process.env.TEST_FOLDER!, 'compiled');

// Whatever a test that failed has left running.
afterAll(async () => {
  for (const program of running) program.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
});

/**
 * A program of the built project that runs on its own, with the test file's environment; at the latest until that ends.
 */
export class Program {
  stdout = '';
  stderr = '';
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;

  constructor(
    args: string[],
    { env = {}, input, cwd = projectRoot, command = process.execPath, open = false, unread = false }: Options = {},
  ) {
    this.child = spawn(command, args, {
      cwd,
      env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: compiled, ...env },
    });
    this.child.stdout!.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    this.child.stderr!.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    if (unread) this.child.stdout!.destroy();
    if (!open) this.child.stdin!.end(input ?? '');
    running.add(this);
    this.ended = new Promise((resolve) => {
      this.child.once('close', (code) => {
        running.delete(this);
        resolve({ code, stdout: this.stdout, stderr: this.stderr });
      });
    });
  }

  get pid(): number {
    return this.child.pid!;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** The first match in what it has printed; waits for it. */
  async prints(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.stdout);
      if (match) return match;
      if (this.child.exitCode !== null) {
        throw new Error(`It ended without printing ${pattern}:\n${this.stdout}${this.stderr}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** The service itself, started as a process; its address, once it is ready. */
export async function startProcess(
  env: NodeJS.ProcessEnv = {},
  [command, ...args]: [string, ...string[]] = [process.execPath, 'dist/src/main.js'],
): Promise<{ program: Program; url: string }> {
  const program = new Program(args, { command, env: { PORT: '0', ...env } });
  const [, url] = await program.prints(/ready at (\S+)\/\n[^]*limit=3/);
  return { program, url: url! };
}

/** Runs the administration command to its end. */
export function platform(args: string[], options: Options = {}): Promise<Ended> {
  return new Program(['dist/src/cli/platform.js', ...args], options).ended;
}
