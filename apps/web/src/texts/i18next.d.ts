import 'i18next';
import type { help } from './en/help.ts';
import type { en } from './en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en; help: typeof help };
  }
}
