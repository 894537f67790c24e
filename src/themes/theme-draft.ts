import { addressFault, Text } from '../kit/index.js';
import { templateFault } from './theme.resource.js';

/** What of a theme is tried out before somebody stores it. */
export class ThemeDraft {
  @Text({
    help: 'Template used when a page is rendered',
    writable: true,
    nullable: true,
    blank: true,
    check: templateFault,
    form: 'at most 64 KiB',
    example: '{{ navigation }}{{ messages }}{{ content }}',
  })
  template_string?: string | null;

  @Text({
    help: 'Location of a CSS file',
    max: 1000,
    writable: true,
    blank: true,
    check: addressFault,
    form: 'a relative path or an http(s) URL',
    example: '/media/themes/night.css',
  })
  css?: string;

  @Text({
    help: 'Location of a script file',
    max: 1000,
    writable: true,
    blank: true,
    check: addressFault,
    form: 'a relative path or an http(s) URL',
    example: '/media/themes/night.js',
  })
  javascript?: string;
}
