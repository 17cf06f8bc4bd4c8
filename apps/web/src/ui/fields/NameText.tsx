import classes from './NameText.module.css';

const NUMBER = / \(\d+\)$/;

/**
 * A name in one line that is cut where it does not fit: at its own end, whichever way the screen reads, and before the
 * number of a lesson, which tells it from the others.
 */
export function NameText({ name }: { readonly name: string }) {
  const number = NUMBER.exec(name)?.[0];
  if (number === undefined) return <bdi className={classes.name}>{name}</bdi>;
  return (
    <bdi className={classes.numbered}>
      <span className={classes.name}>{name.slice(0, -number.length)}</span>
      <span className={classes.number}>{number}</span>
    </bdi>
  );
}
