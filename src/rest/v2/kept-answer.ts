import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** An answer that is ready to be sent. */
export interface Finished {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

/** An answer as it is kept: AES-256-GCM under a secret of 32 bytes, as text. */
export function encrypt(secret: Buffer, finished: Finished): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(finished)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** @throws Error for another secret, or an answer that was changed */
export function decrypt(secret: Buffer, answer: string): Finished {
  const bytes = Buffer.from(answer, 'base64');
  const [iv, tag, text] = [bytes.subarray(0, 12), bytes.subarray(12, 28), bytes.subarray(28)];
  const cipher = createDecipheriv('aes-256-gcm', secret, iv, { authTagLength: 16 }).setAuthTag(tag);
  return JSON.parse(Buffer.concat([cipher.update(text), cipher.final()]).toString()) as Finished;
}
