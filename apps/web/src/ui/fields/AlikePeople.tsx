import { type AlikeName, nameKey, type PersonAnswers } from '@bellgrid/model';
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './AlikePeople.module.css';

interface AlikePeopleProps {
  readonly names: readonly AlikeName[];
  readonly answers: PersonAnswers;
  readonly onAnswer: (answers: PersonAnswers) => void;
}

const OPEN = '';
const OWN = 'own';
const choiceOf = (name: string) => `is ${name}`;

/** Asks of each name that may be another spelling of a known one who is meant. */
export function AlikePeople({ names, answers, onAnswer }: AlikePeopleProps) {
  const { t } = useTranslation();
  const title = useId();
  if (names.length === 0) return null;
  return (
    <section className={classes.people} aria-labelledby={title}>
      <p id={title}>{t('tableImport.alike.title', { count: names.length })}</p>
      <ul>
        {names.map(({ name, others, proposed }) => {
          const key = nameKey(name);
          const unasked = { same: others[0], other: null };
          const answer = Object.hasOwn(answers, key)
            ? answers[key]
            : proposed === null
              ? undefined
              : unasked[proposed];
          const value = answer === undefined ? OPEN : answer === null ? OWN : choiceOf(answer);
          return (
            <li key={key} data-open={value === OPEN || undefined}>
              <NativeSelect
                label={t('tableImport.alike.name', { name })}
                value={value}
                onChange={({ currentTarget }) => {
                  const other = others.find((each) => choiceOf(each) === currentTarget.value) ?? null;
                  onAnswer({ ...answers, [key]: other });
                }}
                data={[
                  ...(value === OPEN
                    ? [{ value: OPEN, label: t('tableImport.alike.choose'), disabled: true }]
                    : []),
                  ...others.map((other) => ({
                    value: choiceOf(other),
                    label: t('tableImport.alike.same', { name: other }),
                  })),
                  { value: OWN, label: t('tableImport.alike.own') },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
