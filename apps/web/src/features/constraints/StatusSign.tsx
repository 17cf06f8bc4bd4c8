import { IconAlertTriangleFilled, IconCheck, IconExclamationCircle, IconMinus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { RuleStatus } from './rule-status.ts';

const signs: Readonly<Record<RuleStatus, typeof IconCheck | null>> = {
  hard: IconExclamationCircle,
  soft: IconAlertTriangleFilled,
  met: IconCheck,
  off: IconMinus,
  unknown: null,
};

/** The sign of a rule's state, with its words; none while the state is not known. */
export function StatusSign({ status, t }: { status: RuleStatus; t: TFunction }) {
  const Sign = signs[status];
  return Sign ? (
    <span title={t(`constraints.status.${status}`)} role="img" aria-label={t(`constraints.status.${status}`)}>
      <Sign size={17} stroke={2} aria-hidden />
    </span>
  ) : null;
}
