// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import type { Version } from '@bellgrid/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { schoolFacts } from '../../document/draft/school-facts.ts';
import { forgetBroken, setBroken, setQuality } from '../../document/pre-check/broken-rules.ts';
import { brokenNews, NONE_BROKEN } from '../../document/pre-check/read-report.ts';
import { usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { answerCalls, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool, use } from '../../ui/testing/page-in-dom.tsx';
import { HomePage, Truth } from './HomePage.tsx';

const version = (id: string, label: string | null): Version => ({
  ...{ id, label, date: `2026-03-0${id}T10:00:00.000Z`, lastModified: `2026-03-0${id}T10:00:00.000Z` },
  ...{ saveReason: null, revertedFrom: null, hash: id, statistics: null },
});
const none = { bytes: 0, versions: 0 };
const listOf = (...versions: Version[]) => ({
  ...{ versions, currentID: versions[0]?.id ?? null, publishedIDs: [], storage: { used: none, quota: none } },
});

const serve = (versions: ReturnType<typeof listOf>) =>
  answerCalls({ 'GET /api/versions': versions, 'POST /api/page-memory': {} });

beforeEach(() => {
  const dataStore = createExampleSchool();
  openSchool(dataStore);
  usePageMemory.setState({ memory: {} });
});
afterEach(async () => {
  await closeDom();
  forgetBroken();
  usePageMemory.setState({ memory: {} });
});

const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('the line of truth counts placed lessons, clashes and gaps, each with the way there', async () => {
  const facts = { ...schoolFacts(draftSession.draft), placed: 342, schedulable: 342 };
  await openWithLinks(<Truth facts={facts} />);
  expect(links()).toEqual([['All 342 lessons placed', '/schedule']]);
  const counted = (classGaps: number, lateStarts = 0) =>
    act(async () =>
      setQuality({
        ...{ classGaps, teacherGaps: 12, lateStarts },
        singleLessonDays: 0,
        unplaced: 0,
        wishes: [],
      }),
    );
  await act(async () => setBroken(true, brokenNews(NONE_BROKEN, NONE_BROKEN)));
  await counted(0);
  expect(links()).toEqual([
    ['All 342 lessons placed', '/schedule'],
    ['0 clashes', '/schedule'],
    ['12 teacher gaps', '/schedule/teachers'],
  ]);
  await counted(1);
  expect(links()[2]).toEqual(['1 class gap', '/schedule/classes']);
  await counted(0, 3);
  expect(links()[2]).toEqual(['3 late starts', '/schedule/classes']);
});

test('a schedule with unplaced lessons says how many are placed', async () => {
  const facts = { ...schoolFacts(draftSession.draft), placed: 340, schedulable: 342 };
  await openWithLinks(<Truth facts={facts} />);
  expect(links()[0]?.[0]).toMatch(/340.*342/);
});

const notice = () => document.body.textContent?.includes('Snapshots have moved') ?? false;

test('that snapshots have moved is told to accounts alone that had any, until they have seen it', async () => {
  serve(listOf(version('2', null), version('1', 'Before Easter')));
  await openWithLinks(<HomePage />);
  expect(notice()).toBe(true);
  await useButton('Dismiss');
  expect(notice()).toBe(false);
  await closeDom();
  usePageMemory.setState({ memory: {} });
  serve(listOf(version('2', null), version('1', null)));
  await openWithLinks(<HomePage />);
  expect(notice()).toBe(false);
  expect(usePageMemory.getState().memory.snapshotNoticeSeen).toBe(true);
});

test('two of the recent versions are compared, the older one first', async () => {
  const versions = [version('3', null), version('2', 'Second'), version('1', 'First')];
  serve(listOf(...versions));
  await openWithLinks(<HomePage />);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(elementsNamed('button', 'Compare')).toEqual([]);
  await use(boxes()[1], ' ');
  await use(boxes()[2], ' ');
  await useButton('Compare');
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('From “First” to “Second”');
});
