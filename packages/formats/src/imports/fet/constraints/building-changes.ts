import type { FetMode } from '../source/fet-file.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import { type PersonRule, studentsRule, teacherRule } from './person-rule.ts';
import { numberOf } from './references.ts';

function changes(mode: FetMode, child: string): PersonRule {
  return {
    mode,
    scope: 'limit',
    params: (element) => ({ constraint: 'maxBuildingChangesPerDay', maxChanges: numberOf(element, child) }),
  };
}

const ofDay = changes('Official', 'Max_Building_Changes_Per_Day');
const ofRealDay = changes('Mornings_Afternoons', 'Max_Building_Changes_Per_Real_Day');

export const buildingChanges: readonly ConstraintImporter[] = [
  teacherRule('ConstraintTeacherMaxBuildingChangesPerDay', ofDay),
  teacherRule('ConstraintTeachersMaxBuildingChangesPerDay', ofDay),
  studentsRule('ConstraintStudentsSetMaxBuildingChangesPerDay', ofDay),
  studentsRule('ConstraintStudentsMaxBuildingChangesPerDay', ofDay),
  teacherRule('ConstraintTeacherMaxBuildingChangesPerRealDay', ofRealDay),
  teacherRule('ConstraintTeachersMaxBuildingChangesPerRealDay', ofRealDay),
  studentsRule('ConstraintStudentsSetMaxBuildingChangesPerRealDay', ofRealDay),
  studentsRule('ConstraintStudentsMaxBuildingChangesPerRealDay', ofRealDay),
];
