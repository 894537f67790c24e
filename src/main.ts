import cluster from 'node:cluster';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(`This service needs Node.js 24 or newer and was started with ${process.versions.node}; "npm start" brings its own.`);
  process.exit(1);
}

try {
  const { serve, supervise } = await import('./server.js');
  const { settings } = await import('./config/settings.js');
  await (cluster.isPrimary && settings.workers > 1 ? supervise() : serve());
} catch (error) {
  // What an operator can mend is one sentence; the rest is ours and comes with its trace.
  const { name, message } = error as Error;
  console.error(name === 'SettingsError' || process.env.LOG_LEVEL === undefined ? message : error);
  process.exit(1);
}
