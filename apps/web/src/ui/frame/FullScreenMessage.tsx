import type { ReactNode } from 'react';
import classes from './FullScreenMessage.module.css';

interface FullScreenMessageProps {
  readonly art: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly below?: ReactNode;
}

/** One thing to say on an otherwise empty window: a sign, a title, a sentence and what to do. */
export function FullScreenMessage({ art, title, children, actions, below }: FullScreenMessageProps) {
  return (
    <main className={classes.page}>
      <div className={classes.art} aria-hidden>
        {art}
      </div>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.text}>{children}</div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {below}
    </main>
  );
}
