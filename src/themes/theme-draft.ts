import { Text } from '../kit/index.js';
import { script, styleSheet, templateFault } from './theme.resource.js';

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

  @Text(styleSheet) css?: string;
  @Text(script) javascript?: string;
}
