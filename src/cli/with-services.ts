import { Refusal } from './refusal.js';
import type { Services } from './services.js';

/**
 * Does work with the services on the database as it is. They are loaded here, so that help and wrong usage need not
 * wait.
 */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const { openServices } = await import('./services.js');
  const services = await openServices();
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/**
 * For what makes no sense on an empty database: neither a mistyped DATA_DIR nor another DATABASE_URL must make one of it.
 * @throws Refusal
 */
export async function requireDatabase(): Promise<void> {
  const { isFilled } = await import('./connection.js');
  if (!(await isFilled())) throw new Refusal('There is no database yet: start the service, or run "platform seed".');
}

/** Does work with the services on a database that is migrated and seeded, as the service would at its start. */
export async function withInstallation<T>(work: (services: Services) => Promise<T>): Promise<T> {
  return withServices(async (services) => {
    await services.installation.update();
    return work(services);
  });
}
