import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../../document/draft/use-draft.ts';
import { currentUserQuery } from '../../platform/current-user.ts';

/**
 * `isAllowed` when the account may have several schedule structures, `isEnabled` when this school has
 * switched them on.
 */
export function useSeveralStructures(): { readonly isAllowed: boolean; readonly isEnabled: boolean } {
  const { data: user } = useQuery(currentUserQuery);
  const isOn = useDraft((draft) => draft.config.isMultipleStructuresEnabled);
  const isAllowed = user?.isMultipleScheduleStructuresEnabled ?? false;
  return { isAllowed, isEnabled: isAllowed && isOn };
}
