const partsOf = (version: string): number[] => version.replace(/^v/, '').split('.').map(Number);

/** True when `version` is newer than `than`, by major, minor and patch; one that cannot be read is not. */
export function isNewerVersion(version: string, than: string): boolean {
  const [left, right] = [partsOf(version), partsOf(than)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (Number.isNaN(difference)) return false;
    if (difference !== 0) return difference > 0;
  }
  return false;
}
