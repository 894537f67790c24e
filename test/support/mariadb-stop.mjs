import stopRun from './run-stop.mjs';

export default async function stop() {
  await globalThis.mariadbOfThisRun?.stop();
  stopRun();
}
