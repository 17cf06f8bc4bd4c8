import type { DraftNews } from './draft-news.ts';
import { draftSession } from './draft-session.ts';

/** Tells a thread of the open draft and of each change to it, and here of another draft. Returns what ends it. */
export function tellOfDraft(tell: (news: DraftNews) => void, onOther: () => void = () => {}): () => void {
  let store = draftSession.store;
  tell({ kind: 'open', draft: draftSession.draft });
  const ends = [
    draftSession.onChange(({ diff }) => {
      if (store !== draftSession.store) return;
      tell(diff ? { kind: 'change', diff } : { kind: 'open', draft: draftSession.draft });
    }),
    draftSession.subscribe(() => {
      if (store === draftSession.store) return;
      store = draftSession.store;
      onOther();
      tell({ kind: 'open', draft: draftSession.draft });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
