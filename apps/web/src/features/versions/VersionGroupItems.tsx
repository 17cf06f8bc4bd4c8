import type { Publication, Version } from '@bellgrid/protocol';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrokenOf } from './broken-rules.ts';
import type { DateHeading } from './date-heading.ts';
import { shownVersions, type VersionGroup } from './group-versions.ts';
import classes from './HistoryList.module.css';
import type { VersionActions } from './use-version-actions.ts';
import { VersionItem } from './VersionItem.tsx';

interface VersionGroupItemsProps {
  readonly group: VersionGroup;
  readonly heading: DateHeading;
  readonly all: readonly Version[];
  readonly currentID: string | null;
  readonly publishedIDs: readonly string[];
  readonly publication: Publication | null;
  readonly blocked: boolean;
  readonly brokenOf: BrokenOf;
  readonly actions: VersionActions;
}

/** A group's newest version and those that mean something; the others on demand. */
export function VersionGroupItems({ group, currentID, publishedIDs, ...rest }: VersionGroupItemsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const shown = shownVersions(group, { currentID, publishedIDs });
  const folded = group.length - shown.length;
  return (
    <ul className={classes.versions}>
      {(open ? group : shown).map((version) => (
        <VersionItem key={version.id} version={version} isCurrent={version.id === currentID} {...rest} />
      ))}
      {folded > 0 ? (
        <li>
          <UnstyledButton className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('versions.less') : t('versions.more', { count: folded })}
          </UnstyledButton>
        </li>
      ) : null}
    </ul>
  );
}
