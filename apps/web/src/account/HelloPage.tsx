export function HelloPage() {
  return null;
}
