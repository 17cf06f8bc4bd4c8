import { type Config, commands } from '@bellgrid/model';
import { Button, Group, Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './SchoolOptions.module.css';
import { useSeveralStructures } from './use-several-structures.ts';

const set = (feature: Feature, isOn: boolean) =>
  runEdit(commands.setConfig, { changes: { [feature.setting]: isOn } });

/** The parts of the product that a school can switch on. Those that are not stable ask first. */
export function FeatureList() {
  const { t } = useTranslation();
  const config = useDraft((draft) => draft.config);
  const structures = useDraft((draft) => draft.schoolData.structures);
  const { isAllowed } = useSeveralStructures();
  const [asking, setAsking] = useState<Feature | null>(null);
  const features = featuresOf(config, Object.keys(structures).length, isAllowed);
  return (
    <>
      <ul className={classes.features}>
        {features.map((feature) => {
          const { id, stage, isOn, isInUse } = feature;
          return (
            <li key={id}>
              <Switch
                label={
                  <span className={classes.label}>
                    {t(`structure.features.${id}.name`)}
                    {stage ? <span className={classes.stage}>{t(`structure.features.${stage}`)}</span> : null}
                  </span>
                }
                description={isInUse ? t('structure.features.inUse') : t(`structure.features.${id}.body`)}
                checked={isOn}
                disabled={isInUse}
                onChange={(event) => {
                  const wanted = event.currentTarget.checked;
                  if (wanted && stage) setAsking(feature);
                  else set(feature, wanted);
                }}
              />
            </li>
          );
        })}
      </ul>
      <Modal
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={
          asking ? t('structure.features.askTitle', { name: t(`structure.features.${asking.id}.name`) }) : ''
        }
        size={460}
      >
        <p className={classes.question}>
          {asking?.stage ? t(`structure.features.ask.${asking.stage}`) : null}
        </p>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={() => setAsking(null)}>
            {t('common.cancel')}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              if (asking) set(asking, true);
              setAsking(null);
            }}
          >
            {t('structure.features.enable')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

interface Feature {
  readonly id: 'classrooms' | 'divisions' | 'structures';
  readonly setting: 'isClassroomsEnabled' | 'isTracksEnabled' | 'isMultipleStructuresEnabled';
  /** Not stable yet: switching it on asks first. */
  readonly stage: 'alpha' | 'beta' | null;
}

const features: readonly Feature[] = [
  { id: 'classrooms', setting: 'isClassroomsEnabled', stage: null },
  { id: 'divisions', setting: 'isTracksEnabled', stage: null },
  { id: 'structures', setting: 'isMultipleStructuresEnabled', stage: 'beta' },
];

interface FeatureState extends Feature {
  readonly isOn: boolean;
  /** True when it cannot be switched off because it is in use. */
  readonly isInUse: boolean;
}

/**
 * The features that a school can switch on; several structures only when the account may have them or has
 * them already.
 */
export function featuresOf(config: Config, structureCount: number, maySeveral: boolean): FeatureState[] {
  return features
    .filter(({ id }) => id !== 'structures' || maySeveral || structureCount > 1)
    .map((feature) => {
      const isInUse = feature.id === 'structures' && structureCount > 1;
      return { ...feature, isInUse, isOn: isInUse || config[feature.setting] };
    });
}
