import {
  type BuilderFormValues,
  checkBuilderForm,
  commands,
  type Draft,
  type Id,
  type Period,
  runCommand,
} from '@bellgrid/model';

/** The periods that the builder would make of a structure, or none where the form cannot be built. */
export function builderPreview(
  draft: Draft,
  id: Id,
  form: BuilderFormValues,
  template: string,
): readonly Period[] {
  if (!checkBuilderForm(form).canSave) return [];
  return (
    runCommand(draft, commands.buildStructure, { id, ...form, breaks: [...form.breaks], template }).schoolData
      .structures[id]?.periods ?? []
  );
}
