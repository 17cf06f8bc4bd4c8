import { snapshot, type Version } from '@bellgrid/protocol';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsDiff,
  IconArrowsLeftRight,
  IconDotsVertical,
  IconDownload,
  IconPencil,
  IconRestore,
  IconTagOff,
  IconTrash,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDay } from '../../document/draft/export-draft.ts';
import { callForText } from '../../platform/api/call.ts';
import { download } from '../../platform/download.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { timeOf } from './group-versions.ts';
import { nameSavedVersion } from './name-saved-version.ts';
import type { VersionActions } from './use-version-actions.ts';
import { nameWords } from './version-words.ts';

interface VersionMenuProps {
  /** The menu's button. */
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly version: Version;
  readonly isCurrent: boolean;
  /** It cannot be restored now. */
  readonly blocked: boolean;
  /** There is no other version to compare it with. */
  readonly isAlone: boolean;
  readonly actions: VersionActions;
  readonly onName: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** The actions on a version; the current one can be neither restored nor deleted. */
export function VersionMenu({
  ref,
  version,
  isCurrent,
  blocked,
  isAlone,
  actions,
  onName,
}: VersionMenuProps) {
  const { t, i18n } = useTranslation();
  const hasName = version.label !== null;
  // The button has the focus again before a dialog opens, so that closing that comes back here.
  const backOnButton = (act: () => void) => () => {
    ref.current?.focus();
    act();
  };
  return (
    <Menu position="bottom-end" width={264} returnFocus={false}>
      <Menu.Target>
        <ActionIcon
          ref={ref}
          size={32}
          aria-label={t('versions.actions', { name: nameWords(version, i18n.language) })}
        >
          <IconDotsVertical size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isCurrent ? null : (
          <Menu.Item
            leftSection={<IconRestore {...icon} />}
            disabled={blocked}
            onClick={backOnButton(() => actions.restore(version))}
          >
            {t('versions.restore')}
          </Menu.Item>
        )}
        {isCurrent ? null : (
          <Menu.Item
            leftSection={<IconArrowsDiff {...icon} />}
            onClick={backOnButton(() => actions.compare(version))}
          >
            {t('results.compareWithCurrent')}
          </Menu.Item>
        )}
        {isAlone ? null : (
          <Menu.Item
            leftSection={<IconArrowsLeftRight {...icon} />}
            onClick={backOnButton(() => actions.chooseOther(version))}
          >
            {t('versions.compareWith')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onName}>
          {t(hasName ? 'versions.rename' : 'versions.name')}
        </Menu.Item>
        {hasName ? (
          <Menu.Item
            leftSection={<IconTagOff {...icon} />}
            onClick={backOnButton(() => void nameSavedVersion(version.id, null))}
          >
            {t('versions.removeName')}
          </Menu.Item>
        ) : null}
        <Menu.Item
          leftSection={<IconDownload {...icon} />}
          onClick={backOnButton(() => void downloadSavedVersion(version))}
        >
          {t('versions.download')}
        </Menu.Item>
        {isCurrent ? null : (
          <>
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconTrash {...icon} />}
              color="var(--hard-ink)"
              onClick={backOnButton(() => actions.askToDelete(version))}
            >
              {t('versions.delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Downloads the draft file of a version as `export {date} {name}.json` and shows the result. */
async function downloadSavedVersion(version: Version): Promise<void> {
  try {
    const text = await callForText(snapshot, { id: version.id });
    download(fileNameOf(version), text);
    toast.success(t('versions.downloaded'));
  } catch (error) {
    console.warn('the version could not be downloaded', error);
    toast.failure(t('versions.downloadFailed'));
  }
}

function fileNameOf(version: Version): string {
  const day = isoDay(new Date(timeOf(version)));
  const name = version.label?.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '-');
  return name ? `export ${day} ${name}.json` : `export ${day}.json`;
}
