import classes from './ChoiceChips.module.css';

interface Choice {
  readonly value: number;
  readonly label: string;
  readonly title?: string;
}

interface ChoiceChipsProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  /** Choosing one deselects the others. */
  readonly isSingle?: boolean;
}

/** A few choices as buttons that stay pressed: days, periods. */
export function ChoiceChips({ label, choices, value, onChange, isSingle }: ChoiceChipsProps) {
  const choose = (chosen: number) => {
    const others = value.filter((each) => each !== chosen);
    if (isSingle) onChange(value.length === 1 && others.length === 0 ? [] : [chosen]);
    else onChange(others.length < value.length ? others : [...value, chosen].sort((a, b) => a - b));
  };
  return (
    <fieldset className={classes.chips}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes.chip}
          title={choice.title}
          aria-pressed={value.includes(choice.value)}
          onClick={() => choose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
