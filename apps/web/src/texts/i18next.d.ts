import 'i18next';
import type { help } from './en/help.ts';
import type { en } from './en/index.ts';
import type { releases } from './en/releases.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en; help: typeof help; releases: typeof releases };
  }
}
