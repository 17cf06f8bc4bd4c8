import type { DraftNews } from './draft-news.ts';
import { draftSession } from './draft-session.ts';

/** Tells a thread of the open draft and of each change to it, and here of another draft. Returns what ends it. */
export function tellOfDraft(tell: (news: DraftNews) => void, onOther: () => void = () => {}): () => void {
  let told = draftSession.draft;
  tell({ kind: 'open', draft: told });
  const ends = [
    draftSession.onChange(({ diff }) => {
      told = draftSession.draft;
      tell(diff ? { kind: 'change', diff } : { kind: 'open', draft: told });
    }),
    // A draft that no change led to was opened in place of the one before.
    draftSession.subscribe(() => {
      if (told === draftSession.draft) return;
      told = draftSession.draft;
      onOther();
      tell({ kind: 'open', draft: told });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
