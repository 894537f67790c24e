import { spawn, type ChildProcess } from 'node:child_process';
import { projectRoot } from '../../src/config/project.js';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A program of the built project that runs on its own, with the test file's environment. */
export class Program {
  stdout = '';
  stderr = '';
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;

  constructor(
    args: string[],
    { env = {}, input, cwd = projectRoot }: { env?: NodeJS.ProcessEnv; input?: string; cwd?: string } = {},
  ) {
    this.child = spawn(process.execPath, args, { cwd, env: { ...process.env, NODE_OPTIONS: '', ...env } });
    this.child.stdout!.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    this.child.stderr!.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.child.stdin!.end(input ?? '');
    this.ended = new Promise((resolve) => {
      this.child.once('close', (code) => resolve({ code, stdout: this.stdout, stderr: this.stderr }));
    });
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
export async function startProcess(env: NodeJS.ProcessEnv = {}): Promise<{ program: Program; url: string }> {
  const program = new Program(['dist/src/main.js'], { env: { PORT: '0', ...env } });
  const [, url] = await program.prints(/ready at (\S+)\/\n[^]*limit=3/);
  return { program, url: url! };
}

/** Runs the administration command to its end. */
export function platform(args: string[], options: { env?: NodeJS.ProcessEnv; input?: string } = {}): Promise<Ended> {
  return new Program(['dist/src/cli/platform.js', ...args], options).ended;
}
