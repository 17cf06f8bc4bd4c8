import { useEffect, useState } from 'react';
import type { StoreApi, UseBoundStore } from 'zustand';

type QuestionStore<Question> = UseBoundStore<StoreApi<{ asked: Question | null }>>;

interface ShownQuestion<Question> {
  readonly asked: Question | null;
  /** The last question, which stays until the dialog is gone. */
  readonly shown: Question | null;
}

/** The question that a dialog asks. It is withdrawn when the screen of the dialog goes, and has no answer elsewhere. */
export function useQuestion<Question>(useStore: QuestionStore<Question>): ShownQuestion<Question> {
  const asked = useStore((question) => question.asked);
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  useEffect(() => () => useStore.setState({ asked: null }), [useStore]);
  return { asked, shown: asked ?? last };
}
