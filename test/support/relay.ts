import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut, closed and frozen, while the server goes on for all others. */
export class Relay {
  private readonly pairs = new Map<Socket, Socket>();
  private readonly server = createServer((client) => this.pass(client));
  private isFrozen = false;
  private readonly target: URL;
  private via?: URL;

  constructor(target: string) {
    this.target = new URL(target);
  }

  /** Listens, at the same port as before. Returns the address of the server by this way. */
  async open(): Promise<string> {
    const { port } = (this.server.address() as AddressInfo | null) ?? { port: Number(this.via?.port ?? 0) };
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    this.via ??= new URL(this.target);
    this.via.hostname = '127.0.0.1';
    this.via.port = String((this.server.address() as AddressInfo).port);
    return this.via.href;
  }

  /** Ends what is open, and takes nothing new. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  /** Ends what is open. */
  cut(): void {
    for (const socket of [...this.pairs].flat()) socket.destroy();
  }

  /** Takes whatever comes, and hands nothing on, as a server that is stopped. */
  freeze(): void {
    if (this.isFrozen) return;
    this.isFrozen = true;
    for (const [client, server] of this.pairs) {
      client.unpipe(server).pause();
      server.unpipe(client).pause();
    }
  }

  thaw(): void {
    if (!this.isFrozen) return;
    this.isFrozen = false;
    for (const [client, server] of this.pairs) this.join(client, server);
  }

  private pass(client: Socket): void {
    const server = connect(Number(this.target.port || 3306), this.target.hostname);
    this.pairs.set(client, server);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        other.destroy();
        this.pairs.delete(client);
      });
    }
    if (!this.isFrozen) this.join(client, server);
  }

  private join(client: Socket, server: Socket): void {
    client.pipe(server);
    server.pipe(client);
  }
}
