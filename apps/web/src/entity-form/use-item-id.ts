import { createId, type Id } from '@bellgrid/model';
import { useState } from 'react';

/** The id of the item of a form: its own, or for a new one the id that it will have. */
export function useItemId(id: Id | null): Id {
  const [made] = useState(createId);
  return id ?? made;
}
