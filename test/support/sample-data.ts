import { In } from 'typeorm';
import { Users } from '../../src/accounts/identity/users.service.js';
import { Group, GroupMember, GroupParent } from '../../src/accounts/groups/group.entity.js';
import { nameKey } from '../../src/accounts/names.js';
import { Organisation } from '../../src/accounts/organisations/organisation.entity.js';
import { GroupRole, Role, UserRole } from '../../src/accounts/granting/role.entity.js';
import { User } from '../../src/accounts/identity/user.entity.js';
import { ExportLocation } from '../../src/exportlocations/export-location.entity.js';
import { BinItem } from '../../src/mediabin/bin-item.entity.js';
import { UserProfile } from '../../src/profiles/user-profile.entity.js';
import { Standard } from '../../src/standards/standard.entity.js';
import { Theme, ThemeStatus } from '../../src/themes/theme.entity.js';
import { furtherPermissions, plantFurther } from './further-samples.js';
import { type Service, type TestUser } from './service.js';

/** Names that sort, fold and match in ways that engines may disagree about. */
const names = [
  'Alpha',
  'alpha',
  'ALPHA',
  'alphabet',
  'beta',
  'Übergabe',
  'übergabe',
  'ÜBERGABE',
  'Uebergabe',
  'étude',
  'e\u0301tude',
  'Straße',
  'STRASSE',
  'İstanbul',
  'istanbul',
  'ISTANBUL',
  'ΟΔΟΣ',
  'οδος',
  'οδοσ',
  'Журнал',
  'журнал',
  'last 😀',
  'last \uffee',
  'last \ud83c\udf9e\ufe0f',
  'Beta ',
  ' Beta',
  'Beta',
  'Beta\t',
  'Be',
  '100%',
  '100_',
  '100',
  'Cut, final',
  "O'Brien",
  '"quoted"',
  'back\\slash',
  '日本語',
  '[a]',
  '*',
  '0',
  'null',
  'true',
];

const times = [
  '2020-02-29T23:59:59.999999',
  '2021-01-01T00:00:00.000000',
  '2021-01-01T00:00:00.000001',
  '2026-06-30T12:30:15.120000',
];

export interface SampleData {
  /** A superuser of whom everything optional is set, with a full media bin. */
  full: TestUser;
  /** A superuser of whom nothing optional is set, with an empty one. */
  bare: TestUser;
}

/**
 * Rows for every resource that has none of its own; every optional column is set in some of them and unset in others.
 */
export async function plantSampleData(service: Service): Promise<SampleData> {
  const permissions = furtherPermissions();
  const [full, bare] = [
    await service.user({ username: 'full', isSuperuser: true, isAdministrator: true, permissions }),
    await service.user({ username: 'bare', isSuperuser: true, permissions }),
  ];
  await plantThemes(service);
  await plantPlaces(service);
  await plantPeople(service, full);
  await plantBin(service, full);
  await plantFurther(service, names, [full, bare]);
  return { full, bare };
}

async function plantThemes(service: Service): Promise<void> {
  const statuses = [ThemeStatus.Editing, ThemeStatus.Pending, ThemeStatus.Approved, ThemeStatus.Hidden];
  const full = {
    templateString: '{% themeextends "base.html" %}\r\n\t{% block title %}Ä 😀{% endblock %}',
    css: '/themes/dark.css',
    javascript: 'https://cdn.example.org/dark.js',
    logoimage: 'logos/dark.png',
  };
  await service.write((manager) =>
    manager.insert(
      Theme,
      names.map((title, n) => ({
        title,
        status: statuses[n % 4]!,
        ...(n % 3 === 0 ? full : n % 3 === 1 ? { templateString: '' } : {}),
      })),
    ),
  );
}

async function plantPlaces(service: Service): Promise<void> {
  const description = (n: number): string => (n % 2 === 0 ? '' : `What is for ${names[n]}`);
  await service.write(async (manager) => {
    await manager.insert(
      ExportLocation,
      names.map((name, n) => ({ name, description: description(n), uri: `ftp://ann:secret${n}@host/${n}/` })),
    );
    await manager.insert(
      Standard,
      names.map((name, n) => ({ name, description: description(n) })),
    );
  });
}

async function plantPeople(service: Service, full: TestUser): Promise<void> {
  const users = service.app.get(Users);
  const usernames = ['Zoë', 'ann', 'Bob', 'čeněk', '张伟', 'olga 😀', 'olga \uffee', 'dave', 'eve', 'mallory'];
  const ids = [full.id];
  for (const username of usernames) ids.push(await users.create(undefined, { username }));
  await service.write(async (manager) => {
    const organisation = await manager.insert(Organisation, { name: 'Second', nameKey: nameKey('Second') });
    const organisationId = String(organisation.identifiers[0]!.id);
    const [theme] = await manager.find(Theme, { order: { id: 'DESC' }, take: 1 });
    const groups: string[] = [];
    for (const [n, name] of ['Editors', 'editors 2', 'Éditeurs', 'Readers'].entries()) {
      const values = {
        name,
        nameKey: nameKey(name),
        createDate: times[n]!,
        ...(n % 2 ? { organisationId, description: 'Some' } : { organisationId: '1' }),
      };
      groups.push(String((await manager.insert(Group, values)).identifiers[0]!.id));
    }
    const [read, write, search] = await manager.findBy(Role, {
      name: In(['_log_read', '_file_write', '_item_search']),
    });
    await manager.insert(GroupParent, { groupId: groups[0]!, parentId: groups[1]! });
    await manager.insert(GroupRole, [
      { groupId: groups[0]!, roleId: read!.id },
      { groupId: groups[1]!, roleId: write!.id },
    ]);
    for (const [n, userId] of ids.entries()) {
      if (n % 2 === 1) continue;
      await manager.insert(GroupMember, { userId, groupId: groups[n % 4]! });
      await manager.insert(UserRole, { userId, roleId: search!.id });
      await manager.update(
        User,
        { id: userId },
        {
          firstName: names[n]!,
          lastName: names[n + 10]!,
          email: `person${n}@example.org`,
          isStaff: n % 4 === 0,
          isActive: n % 6 !== 2,
          lastLogin: times[n % 4]!,
          loginCount: n,
          sessionTimeout: n * 10,
          ...(n % 4 === 2 ? { organisationId } : {}),
        },
      );
      await manager.update(
        UserProfile,
        { userId },
        {
          notes: `Line one\nLine two of ${names[n]}`,
          createDate: times[n % 4]!,
          paginateBy: 15 + n,
          contactNumber: '+49 40 123456',
          extraInfo: '{"shift": [1, null, true], "name": "Ä 😀"}',
          themeId: theme!.id,
          homepage: '/vs/item/',
          defaultIngestGroup: 'Editors',
          defaultGroup: 'Éditeurs',
          defaultMetadataGroup: 'Film',
          defaultSortList: '[{"field": "created", "order": "descending"}]',
          metadataFields: '{"title": ["a", "b"]}',
        },
      );
    }
    // Empty is another thing than null where both can be.
    await manager.update(UserProfile, { userId: ids[1]! }, { notes: '', contactNumber: '', defaultMetadataGroup: '' });
  });
}

async function plantBin(service: Service, { id: userId }: TestUser): Promise<void> {
  const types = ['video', 'audio', 'image', 'item'];
  const items = names.map((name, n) => ({
    userId,
    position: names.length - n,
    resourceId: `${n % 2 ? 'VX' : 'vx'}-${n} ${name}`,
    resourceType: types[n % 4]!,
    uiSelected: n % 3 === 0,
    createdAt: times[n % 4]!,
    ...(n % 2 ? { resourceName: `${name}.mov`, thumbnailUri: `https://media.example.org/thumb/${n}.png` } : {}),
  }));
  await service.write((manager) => manager.insert(BinItem, items));
}
