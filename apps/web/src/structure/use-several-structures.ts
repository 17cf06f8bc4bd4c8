import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../account/current-user.ts';
import { useDraft } from '../draft/use-draft.ts';

/** Whether the account may have several schedule structures, and whether this school has switched them on. */
export function useSeveralStructures(): { readonly isAllowed: boolean; readonly isEnabled: boolean } {
  const { data: user } = useQuery(currentUserQuery);
  const isOn = useDraft((draft) => draft.config.isMultipleStructuresEnabled);
  const isAllowed = user?.isMultipleScheduleStructuresEnabled ?? false;
  return { isAllowed, isEnabled: isAllowed && isOn };
}
