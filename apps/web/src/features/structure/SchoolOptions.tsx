import { commands, MAX_SCHOOL_NAME } from '@bellgrid/model';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { UsualRules } from '../usual-rules/UsualRules.tsx';
import { FeatureList } from './FeatureList.tsx';
import { LogoField } from './LogoField.tsx';
import classes from './SchoolOptions.module.css';
import { SchoolYearSection } from './SchoolYearSection.tsx';

/** Names the school: taken over with Enter or when the field is left, Escape leaves the old name. */
function SchoolNameField() {
  const { t } = useTranslation();
  const stored = useDraft((draft) => draft.schoolData.schoolName);
  const [edited, setEdited] = useState<string | null>(null);
  const save = () => {
    if (edited !== null && edited.trim() !== stored) runEdit(commands.setSchoolName, { schoolName: edited });
    setEdited(null);
  };
  return (
    <TextInput
      label={t('structure.options.schoolName')}
      maxLength={MAX_SCHOOL_NAME}
      value={edited ?? stored}
      onChange={(event) => setEdited(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setEdited(null);
      }}
    />
  );
}

/** The school's name, what of the product it uses, and its usual rules. */
export function SchoolOptions() {
  const { t } = useTranslation();
  return (
    <div className={classes.options}>
      <SchoolNameField />
      <LogoField />
      <SchoolYearSection />
      <section>
        <h2 className={classes.heading}>{t('structure.options.features')}</h2>
        <FeatureList />
      </section>
      <section aria-labelledby="usual-rules">
        <h2 className={classes.heading} id="usual-rules">
          {t('usualRules.heading')}
        </h2>
        <UsualRules />
      </section>
    </div>
  );
}
