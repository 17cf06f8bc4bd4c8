// @vitest-environment happy-dom
import { commands, createExampleSchool, usualRuleId } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { forgetPageMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { t } from '../../platform/texts/i18n.ts';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openInDom,
  openSchool,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { answeredRules, useKnownRules } from './offer-memory.ts';
import { UsualRulesOffer } from './UsualRulesOffer.tsx';

afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

/** The offer as the editor has it, which notes the rules that a school has. */
function Editor() {
  useKnownRules();
  return <UsualRulesOffer />;
}

const answered = () => answeredRules(usePageMemory.getState());
const isOffered = () => document.querySelector('section') !== null;
const remove = (name: 'classDays') =>
  meanwhile(() => draftSession.store.run(commands.deleteConstraint, { ids: [usualRuleId(name)] }));

test('a rule that the school had and that was deleted is not offered', async () => {
  openSchool(createExampleSchool());
  await openInDom(<Editor />);
  expect(answered()).toContain('classDays');
  await remove('classDays');
  expect(isOffered()).toBe(false);
});

test('rules that are added from the offer are remembered: deleted later, they are not offered again', async () => {
  openSchool(createExampleSchool());
  draftSession.store.run(commands.deleteConstraint, { ids: [usualRuleId('classDays')] });
  await openInDom(<UsualRulesOffer />);
  expect(isOffered()).toBe(true);
  await use(elementsNamed('button', t('usualRules.offer.add', { count: 1 }))[0]);
  expect(answered()).toEqual(['classDays']);
  expect(isOffered()).toBe(false);
  await remove('classDays');
  expect(isOffered()).toBe(false);
});
