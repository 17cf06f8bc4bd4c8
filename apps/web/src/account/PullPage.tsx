export function PullPage() {
  return null;
}
