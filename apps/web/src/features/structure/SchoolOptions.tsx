import { type Config, commands } from '@bellgrid/model';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { FeatureList } from './FeatureList.tsx';
import { SchoolNameField } from './SchoolNameField.tsx';
import classes from './SchoolOptions.module.css';

const views: readonly Config['listViewDefaultView'][] = ['grid', 'list'];

/** The school's name, what of the product it uses, and how its lists begin. */
export function SchoolOptions() {
  const { t } = useTranslation();
  const view = useDraft((draft) => draft.config.listViewDefaultView);
  return (
    <div className={classes.options}>
      <SchoolNameField />
      <section>
        <h2 className={classes.heading}>{t('structure.options.features')}</h2>
        <FeatureList />
      </section>
      <section>
        <h2 className={classes.heading} id="default-view">
          {t('structure.options.view')}
        </h2>
        <p className={classes.hint}>{t('structure.options.viewBody')}</p>
        <SegmentedControl
          fullWidth
          aria-labelledby="default-view"
          data={views.map((value) => ({ value, label: t(`structure.options.views.${value}`) }))}
          value={view}
          onChange={(listViewDefaultView) => {
            runEdit(commands.setConfig, { changes: { listViewDefaultView } });
          }}
        />
      </section>
    </div>
  );
}
