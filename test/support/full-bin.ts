import { BinItem } from '../../src/mediabin/bin-item.entity.js';
import type { Service } from './service.js';

/** Fills the bin of a user behind the service's back. */
export async function fillBin(service: Service, userId: string, items: number): Promise<void> {
  const rows = Array.from({ length: items }, (_, n) => ({
    userId,
    position: n + 1,
    resourceId: `VX-${n + 1}`,
    resourceType: 'item',
    createdAt: '2026-01-02T03:04:05.678901',
  }));
  await service.write(async (manager) => {
    for (let start = 0; start < items; start += 100) await manager.insert(BinItem, rows.slice(start, start + 100));
  });
}
