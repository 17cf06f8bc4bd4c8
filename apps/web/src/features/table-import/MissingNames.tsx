import type { TablePlan } from '@bellgrid/formats';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface MissingNamesProps {
  readonly missing: TablePlan['missing'];
  /** Renders the list of names; nothing when no name is missing. */
  readonly children: (names: ReactNode) => ReactNode;
}

const SHOWN = 8;
const kinds = ['groups', 'teachers', 'classrooms'] as const;

/** The unknown classes, teachers and classrooms that subjects name. */
export function MissingNames({ missing, children }: MissingNamesProps) {
  const { t } = useTranslation();
  const lines = kinds.flatMap((kind) => {
    const names = missing[kind];
    if (names.length === 0) return [];
    const first = names.slice(0, SHOWN).join(', ');
    const more = names.length - SHOWN;
    const listed = more > 0 ? t('tableImport.andMore', { names: first, count: more }) : first;
    return [t(`tableImport.missingOf.${kind}`, { count: names.length, names: listed })];
  });
  if (lines.length === 0) return null;
  return children(
    lines.map((line) => (
      <span key={line} style={{ display: 'block' }}>
        {line}
      </span>
    )),
  );
}
