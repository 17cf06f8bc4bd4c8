import type { AuditEntry } from '@bellgrid/protocol';
import { admin } from '@bellgrid/texts/admin';
import type { TFunction } from 'i18next';

type KnownAction = keyof typeof admin.audit.action;

/** The actions that have words. */
export const knownActions = Object.keys(admin.audit.action);

const isKnown = (action: string): action is KnownAction => Object.hasOwn(admin.audit.action, action);

/** The act in words; a name for one that this version does not know. */
export function actionText({ action }: Pick<AuditEntry, 'action'>, t: TFunction<'admin'>): string {
  return isKnown(action) ? t(`audit.action.${action}`) : action;
}

/** The details in one line: `accountSuspended: false → true`. */
export function detailsText(details: AuditEntry['details']): string {
  return Object.entries(details)
    .filter(([key]) => key !== 'id' && key !== 'entry')
    .map(([key, value]) => {
      if (isChange(value)) return `${key}: ${plain(value.from)} → ${plain(value.to)}`;
      return `${key}: ${plain(value)}`;
    })
    .join(', ');
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
