/** The product's sign: four lessons in a grid. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <rect x="7" y="7" width="8" height="8" rx="2" fill="#fff" />
      <rect x="17" y="7" width="8" height="5" rx="2" fill="#fff" opacity=".55" />
      <rect x="7" y="17" width="8" height="8" rx="2" fill="#fff" opacity=".55" />
      <rect x="17" y="14" width="8" height="11" rx="2" fill="#fff" />
    </svg>
  );
}
