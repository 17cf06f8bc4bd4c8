import type { Version } from '@bellgrid/protocol';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrokenOf } from './broken-rules.ts';
import type { DateHeading } from './date-heading.ts';
import type { VersionGroup } from './group-versions.ts';
import classes from './HistoryList.module.css';
import type { VersionActions } from './use-version-actions.ts';
import { VersionItem } from './VersionItem.tsx';

interface VersionGroupItemsProps {
  readonly group: VersionGroup;
  readonly heading: DateHeading;
  readonly all: readonly Version[];
  readonly currentID: string | null;
  readonly blocked: boolean;
  readonly brokenOf: BrokenOf;
  readonly actions: VersionActions;
}

/** A group's newest version and those that mean something; the plain ones on demand. */
export function VersionGroupItems({ group, currentID, ...rest }: VersionGroupItemsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [newest] = group;
  const isPlain = (version: Version) =>
    version !== newest && version.id !== currentID && version.label === null && version.saveReason === null;
  const plain = group.filter(isPlain);
  return (
    <ul className={classes.versions}>
      {group
        .filter((version) => open || !isPlain(version))
        .map((version) => (
          <VersionItem key={version.id} version={version} isCurrent={version.id === currentID} {...rest} />
        ))}
      {plain.length > 0 ? (
        <li>
          <UnstyledButton className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('versions.less') : t('versions.more', { count: plain.length })}
          </UnstyledButton>
        </li>
      ) : null}
    </ul>
  );
}
