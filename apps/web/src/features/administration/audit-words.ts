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

/**
 * The details in one line: `accountSuspended: false → true`.
 * @param timeText writes an instant; without it, it is written as it is stored.
 */
export function detailsText(
  details: AuditEntry['details'],
  timeText: (instant: string) => string = (instant) => instant,
): string {
  const plain = (value: unknown): string => {
    if (typeof value === 'string') return INSTANT.test(value) ? timeText(value) : value;
    if (Array.isArray(value)) return value.map(plain).join(', ');
    if (typeof value !== 'object' || value === null) return String(value);
    return Object.entries(value)
      .map(([key, part]) => `${key} ${plain(part)}`)
      .join(', ');
  };
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

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
