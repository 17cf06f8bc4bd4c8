import type { Config } from '@bellgrid/model';

export interface Feature {
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

export interface FeatureState extends Feature {
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
