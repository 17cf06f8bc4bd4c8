import { createExampleSchool } from '@bellgrid/model';
import { exampleNames } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { IconFileImport, IconSchool } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type DragEvent, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { replaceOpenDraft } from '../../document/opening/replace-draft.ts';
import { shownLanguage, t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { TourOffer } from '../help/TourOffer.tsx';
import { fileKinds, openImport, openImportOf } from '../import/import-dialog-store.ts';
import { wantGenerate } from '../solver/generate-focus.ts';
import classes from './Welcome.module.css';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

interface WelcomeProps {
  readonly isBuilt: boolean;
  /** On Home, where the week is not built: that is a way to begin too. */
  readonly isHome?: boolean;
}

/**
 * The ways to begin while nothing is entered: the example school, or a file, which may also be dropped here.
 */
export function Welcome({ isBuilt, isHome = false }: WelcomeProps) {
  const { t } = useTranslation();
  const takeExampleSchool = useTakeExampleSchool();
  const [dropping, setDropping] = useState(false);
  const body = isBuilt
    ? 'overview.empty.bodyBuilt'
    : isHome
      ? 'overview.empty.bodyHome'
      : 'overview.empty.body';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; the button does the same.
    <div
      className={classes.page}
      data-dropping={dropping || undefined}
      data-home={isHome || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target) setDropping(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDropping(false);
        const file = event.dataTransfer.files[0];
        if (file) openImportOf(file);
      }}
    >
      <div className={classes.inner}>
        <div>
          <h2 className={classes.title}>{dropping ? t('overview.empty.drop') : t('overview.empty.title')}</h2>
          <p className={classes.body}>{t(body)}</p>
          {isHome && !isBuilt ? (
            <Button component={Link} to="/" size="xs" mt="sm">
              {t('overview.empty.build')}
            </Button>
          ) : null}
        </div>
        <div className={classes.choices}>
          <Choice
            icon={<IconSchool size={22} stroke={1.5} aria-hidden />}
            title={t('overview.empty.example')}
            body={t('overview.empty.exampleBody')}
            onClick={takeExampleSchool}
          />
          <Choice
            icon={<IconFileImport size={22} stroke={1.5} aria-hidden />}
            title={t('overview.empty.import')}
            body={t('overview.empty.importBody', fileKinds)}
            onClick={openImport}
          />
        </div>
        <TourOffer />
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly onClick: () => void;
}

function Choice({ icon, title, body, onClick }: ChoiceProps) {
  return (
    <div className={classes.choice}>
      <span className={classes.icon}>{icon}</span>
      <button type="button" className={classes.button} onClick={onClick}>
        {title}
      </button>
      <span className={classes.choiceBody}>{body}</span>
    </div>
  );
}

/**
 * Fills the draft with the example school, as one step that can be undone, and leads to where its schedule is generated. The
 * school keeps its name.
 */
function useTakeExampleSchool(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { schoolName } = draftSession.draft.schoolData;
    const names = exampleNames(shownLanguage());
    void replaceOpenDraft(createExampleSchool({ schoolName, ...(names && { names }) }));
    toast.success(t('overview.empty.exampleReady'));
    wantGenerate();
    void navigate({ to: '/schedule' });
  }, [navigate]);
}
