/** Minutes from midnight as a reader's clock time, e.g. 08:05; 1440 reads 24:00. */
export function clockTime(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
