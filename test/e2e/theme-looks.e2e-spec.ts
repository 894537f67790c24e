import { beforeAll, expect, it } from '@jest/globals';
import type { AuthContext } from '../../src/auth/auth-context.js';
import type { Origin } from '../../src/audit-log/origin.js';
import { AppliedTheme } from '../../src/profiles/applied-theme.service.js';
import { ThemeStatus } from '../../src/themes/theme.entity.js';
import { ThemeLooks } from '../../src/themes/theme-looks.service.js';
import { e2e, type TestUser } from '../support/service.js';

e2e('the theme that is applied', (service) => {
  let applied: AppliedTheme;
  let looks: ThemeLooks;
  let ann: AuthContext;
  let steward: AuthContext;
  let night: string;

  const contextOf = async ({ username }: TestUser): Promise<AuthContext> => {
    const principal = (await service.principals.named(username))!;
    return { user: principal, actor: principal, via: 'token', origin: {} as Origin };
  };
  const titleFor = async (auth?: AuthContext): Promise<string | undefined> => (await applied.applied(auth))?.title;
  const setState = (status: ThemeStatus) => service.sql('UPDATE theme SET status = ? WHERE id = ?', [status, night]);

  beforeAll(async () => {
    applied = service.app.get(AppliedTheme);
    looks = service.app.get(ThemeLooks);
    ann = await contextOf(await service.user());
    const bea = await service.user({ permissions: ['theme'] });
    steward = await contextOf(bea);
    const { json } = await service.client.asToken(bea.token).post('/API/v1/theme/', {
      title: 'Night',
      css: 'media/themes/night.css',
      javascript: 'https://cdn.example.org/night.js',
      template_string: '{{ content }}',
      logoimage: 'night.png',
      status: ThemeStatus.Approved,
    });
    night = json.id;
  });

  it('should be the one that the caller has chosen, else the default, while it is approved', async () => {
    expect([await titleFor(), await titleFor(ann)]).toEqual(['core', 'core']);
    await service.sql('UPDATE user_profile SET theme_id = ? WHERE user_id = ?', [night, ann.user.id]);
    expect([await titleFor(), await titleFor(ann), await titleFor(steward)]).toEqual(['core', 'Night', 'core']);
    for (const status of [ThemeStatus.Editing, ThemeStatus.Pending, ThemeStatus.Hidden]) {
      await setState(status);
      expect(await titleFor(ann)).toBe('core');
    }
    await setState(ThemeStatus.Approved);
    expect(await titleFor(ann)).toBe('Night');
  });

  it('should be none where not even the default is approved', async () => {
    await service.sql('UPDATE theme SET status = ? WHERE is_default IS NOT NULL', [ThemeStatus.Hidden]);
    expect(await applied.applied(undefined)).toBeUndefined();
    await service.sql('UPDATE theme SET status = ? WHERE is_default IS NOT NULL', [ThemeStatus.Approved]);
    expect(await applied.applied(undefined)).toEqual({ id: expect.any(String), title: 'core' });
  });

  it('should be shown in any state to those who look after the themes, and to nobody else', async () => {
    await setState(ThemeStatus.Editing);
    expect(await looks.byId(steward, night)).toEqual({
      id: night,
      title: 'Night',
      css: '/media/themes/night.css',
      logo: '/media/night.png',
      template: '{{ content }}',
    });
    await expect(looks.byId(ann, night)).rejects.toMatchObject({ code: 'permission_denied' });
    await expect(looks.byId(steward, '999999')).rejects.toMatchObject({ code: 'not_found' });
    await expect(looks.byId(steward, 'x')).rejects.toMatchObject({ code: 'not_found' });
  });
});
