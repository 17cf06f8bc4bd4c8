// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { closeDom, elementsNamed, openInDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import type { RuleOwners } from '../constraint-editor/rule-row.ts';
import { OwnerField } from './OwnerField.tsx';

afterEach(closeDom);

const openList = () => act(async () => document.querySelector('button')?.click());

interface FieldProps {
  readonly canBeForAll: boolean;
  readonly onChoose: (owners: RuleOwners) => void;
}

function Field({ canBeForAll, onChoose }: FieldProps) {
  const [owners, setOwners] = useState<RuleOwners>({ type: 'subject', ids: [] });
  const change = (next: RuleOwners) => {
    onChoose(next);
    setOwners(next);
  };
  return <OwnerField owners={owners} canBeForAll={canBeForAll} isSingle={false} onChange={change} />;
}

test('“Select All” of the whole list is one rule for all, as “All subjects” is', async () => {
  openSchool(createExampleSchool());
  const chosen: RuleOwners[] = [];
  const onChoose = (owners: RuleOwners) => chosen.push(owners);
  const subjects = Object.keys(draftSession.draft.subjects);
  const choose = (name: string) => act(async () => elementsNamed('[role=option]', name)[0]?.click());
  await openInDom(<Field canBeForAll onChoose={onChoose} />);
  await openList();
  await choose('Select All');
  await choose('Deselect All');
  await choose('All subjects');
  const all = { type: 'subject', ids: subjects, scope: { items: 'all', except: [] } };
  expect(chosen).toEqual([all, { type: 'subject', ids: [] }, all]);
  await closeDom();
  // Each has its own as long as no rule for all is possible.
  await openInDom(<Field canBeForAll={false} onChoose={onChoose} />);
  await openList();
  await choose('Select All');
  expect(chosen.at(-1)?.scope).toBeUndefined();
  expect(chosen.at(-1)?.ids.toSorted()).toEqual(subjects.toSorted());
});
