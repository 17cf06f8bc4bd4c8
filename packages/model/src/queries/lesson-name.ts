/** The name of a subject's nth lesson (from 1): 'Biology (2)'. */
export function lessonName(subjectName: string, number: number): string {
  return `${subjectName} (${number})`;
}
