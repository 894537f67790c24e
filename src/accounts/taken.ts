import { Problem } from '../config/problem.js';
import { isDuplicate } from '../database/dialect.js';

/** @param what cannot be twice, such as `a user`. @throws Problem name_taken when `work` stores a name that is there */
export async function unlessTaken<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) throw new Problem('name_taken', `There is ${what} of that name already.`);
    throw error;
  }
}
