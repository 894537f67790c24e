// Until the service can be stopped in good order, there is nothing to wait for.
let stop = (): void => process.exit(0);

// One listener for the life of the process, which as process 1 needs one to be ended at all: were it taken away for
// another, a signal that came within the same turn of the event loop would be lost.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop());

/** From now on SIGTERM and SIGINT call this instead, each time that they come. */
export function onSignal(handler: () => void): void {
  stop = handler;
}
