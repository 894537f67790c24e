import type { EntityManager } from 'typeorm';
import { now } from '../database/instant.js';
import { plantOnce } from '../database/seeding.js';
import { administratorLabel, administratorRole, type Permission } from './granting/permissions.js';
import { Role } from './granting/role.entity.js';
import { defaultGroupId, Group, GroupPermission } from './groups/group.entity.js';
import { nameKey } from './names.js';
import { defaultOrganisationId, Organisation } from './organisations/organisation.entity.js';

const theDefault = new Map([['default', null]]);

/** Plants the organisation and the group that every installation starts with. */
export async function plantDefaults(manager: EntityManager): Promise<void> {
  await plantOnce(manager, 'organisation', theDefault, () =>
    manager.insert(Organisation, { id: defaultOrganisationId, name: 'Default', nameKey: nameKey('Default') }),
  );
  await plantOnce(manager, 'group', theDefault, async () => {
    await manager.insert(Group, {
      id: defaultGroupId,
      name: 'Users',
      nameKey: nameKey('Users'),
      description: 'Everyone who uses the platform',
      organisationId: defaultOrganisationId,
      createDate: now(),
    });
    await manager.insert(GroupPermission, { groupId: defaultGroupId, permission: 'user' satisfies Permission });
  });
}

/** Plants the platform's own role, after the media backend's: clients know those by ids from 1 on. */
export async function plantPlatformRole(manager: EntityManager): Promise<void> {
  await plantOnce(manager, 'platform-role', theDefault, () =>
    manager.insert(Role, { name: administratorRole, label: administratorLabel, source: 'platform' }),
  );
}
