export default async function stop() {
  await globalThis.mariadbOfThisRun?.stop();
}
