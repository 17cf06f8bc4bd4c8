/** Morning from 6 to 12, afternoon from 12 to 18, evening at all other hours (0–23). */
export function greetingAt(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 6 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
