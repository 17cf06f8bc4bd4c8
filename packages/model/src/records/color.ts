import * as z from 'zod';

/** The 24 named colours that new items take in turn. */
export const palette = [
  { name: 'Blue', value: '#3b6fe0' },
  { name: 'Red', value: '#d6403b' },
  { name: 'Green', value: '#2f9e44' },
  { name: 'Amber', value: '#d98a00' },
  { name: 'Purple', value: '#8e4ec6' },
  { name: 'Teal', value: '#0f8f8a' },
  { name: 'Pink', value: '#d3407f' },
  { name: 'Orange', value: '#e0641b' },
  { name: 'Indigo', value: '#5b5bd6' },
  { name: 'Lime', value: '#74a50f' },
  { name: 'Sky', value: '#1b8ec2' },
  { name: 'Brown', value: '#9a6a4f' },
  { name: 'Navy', value: '#2b4a9b' },
  { name: 'Crimson', value: '#b3243f' },
  { name: 'Forest', value: '#1f7a4d' },
  { name: 'Gold', value: '#b58900' },
  { name: 'Violet', value: '#7048e8' },
  { name: 'Cyan', value: '#1098ad' },
  { name: 'Rose', value: '#e64980' },
  { name: 'Rust', value: '#b4531f' },
  { name: 'Plum', value: '#9c36b5' },
  { name: 'Olive', value: '#7a8b1a' },
  { name: 'Steel', value: '#5c7a99' },
  { name: 'Slate', value: '#64748b' },
] as const;

/** A CSS hex colour, `#rrggbb`, lower case. */
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/);
