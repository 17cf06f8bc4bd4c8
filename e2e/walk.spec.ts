import { gzipSync } from 'node:zlib';
import type { Draft } from '@bellgrid/model';
import type { Page } from '@playwright/test';
import { codeApp } from '../apps/server/src/test-support/code-app.ts';
import { addAuthenticator, newPerson, type Person, signUp } from './support/account.ts';
import {
  callAs,
  enrolAdministrator,
  makeAdministrator,
  setTrialEnd,
  suspend,
  uidOf,
} from './support/administrator.ts';
import { named, ownWords, showPseudoLanguage } from './support/outside-catalogue.ts';
import { draftFileOf } from './support/placed-school.ts';
import { expect, test } from './support/test.ts';
import { variedSchool } from './support/varied-school.ts';
import { startWalk, type Walk } from './support/walk.ts';

// A walk over every screen, dialog, menu and state in the pseudo-language: at no stop is there a text outside the
// catalogue. One stop of each kind is checked with axe, most in dark colours and on a phone too; with `BELLGRID_LONG=1` each stop is,
// in all of these. A screen opens without a load, and each part has one school.

test.use({ actionTimeout: 10_000, reducedMotion: 'reduce' });
// So many screens take longer than one flow on a machine that has other work.
test.describe.configure({ timeout: process.env.BELLGRID_LONG ? 1_200_000 : 300_000 });

const LANGUAGES = ['English', 'Deutsch'];
const PRODUCT = 'Bellgrid';

test('the account screens', async ({ page }) => {
  await page.goto('/dashboard/login');
  await showPseudoLanguage(page);
  const walk = startWalk(page, [...LANGUAGES, PRODUCT]);
  for (const path of ['login', 'register', 'forgotpassword', 'resetpassword', 'resetpassword?token=x']) {
    await walk.stop(
      path,
      async () => {
        await page.goto(`/dashboard/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
      { axe: path !== 'forgotpassword', dark: path === 'login', narrow: path === 'register' },
    );
    const send = page.locator('form button[type=submit]');
    if ((await send.count()) === 0) continue;
    await walk.stop(`${path}: errors`, async () => {
      await send.click();
      await expect(page.locator('[aria-invalid=true], [id$="-error"]').first()).toBeVisible();
    });
  }
  await walk.stop('a wrong password', async () => {
    await page.goto('/dashboard/login');
    await page.locator('input[type=email]').fill('nobody@school.example');
    await page.locator('input[type=password]').fill('a wrong password');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText(named('account.login.failed'))).toBeVisible();
  });
  for (const path of ['/maintenance', '/nowhere', '/terms']) {
    await walk.stop(
      path,
      async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
      { axe: true, dark: path === '/maintenance' },
    );
  }
});

/** A new person in the editor, in the pseudo-language. */
async function startInEditor(page: Page, person: Person = newPerson()): Promise<Walk> {
  const { fullName, schoolName, email } = await signUp(page, person);
  await showPseudoLanguage(page);
  return startWalk(page, [
    fullName,
    schoolName,
    email,
    'Ada',
    'AH',
    'Safari · Linux',
    'Chrome · Linux',
    PRODUCT,
    ...LANGUAGES,
  ]);
}

/** Saves a school as the current one of the person who is signed in, and opens it. */
async function openSchool(page: Page, walk: Walk, draft: Draft): Promise<void> {
  const { version } = (await callAs(page, '/api/versions/latest')) as { version: { hash: string } | null };
  const answer = await page.request.put(
    `/api/versions/current?baseHash=${version?.hash ?? ''}&sessionID=walk`,
    {
      headers: { origin: process.env.BELLGRID_E2E_URL ?? '', 'content-type': 'application/gzip' },
      data: gzipSync(draftFileOf(draft)),
    },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
  walk.own.push(...ownWords(draft));
  await page.goto('/');
}

/** Starts with the varied school, whose words are the user's own. */
async function startWithSchool(page: Page): Promise<Walk> {
  const walk = await startInEditor(page);
  await openSchool(page, walk, variedSchool());
  return walk;
}

test('the structure and the empty screens', async ({ page }) => {
  const walk = await startInEditor(page);
  await walk.stop('an empty school', () => expect(walk.button('overview.empty.example')).toBeVisible(), {
    axe: true,
    dark: true,
    narrow: true,
  });
  await walk.dialog('the tour', () => walk.press('shell.tour.take'), { axe: true, dark: true, narrow: true });
  for (const [path, id] of [
    ['/schedule', 'schedule.empty.title'],
    ['/classes', 'lists.groups.emptyHint'],
    ['/teachers', 'lists.teachers.emptyHint'],
    ['/subjects', 'lists.subjects.emptyHint'],
    ['/constraints/teacher', 'calendar.noStructure'],
    ['/constraints/lessonspread', 'constraints.spread.empty'],
    ['/export', 'output.screen.issue.empty-school'],
    ['/publish', 'publish.nothing'],
    ['/dashboard', 'overview.empty.example'],
  ] as const)
    await walk.screen(path, page.getByText(named(id)));
  await openSchool(page, walk, variedSchool());
  await walk.stop(
    'the structure',
    () => expect(page.getByRole('button', { name: named('structure.day.edit') }).first()).toBeVisible(),
    { axe: true, dark: true, narrow: true },
  );
  await walk.dialog('a day', () => walk.press('structure.day.edit'));
  await walk.dialog('a period', () => walk.press('structure.period.edit'), { axe: true });
  await walk.dialog('rename the structure', () => walk.press('structure.rename.button'));
  await walk.dialog('the school year', () => walk.press('schoolYear.enter'), { axe: true });
});

const KINDS = ['classrooms', 'classes', 'teachers', 'subjects'] as const;

test('the lists', async ({ page }) => {
  const walk = await startWithSchool(page);
  for (const kind of KINDS) {
    // The list before it has the other buttons, too.
    const add = walk.button(`lists.${kind === 'classes' ? 'groups' : kind}.add`);
    await walk.screen(`/${kind}`, add, {
      axe: true,
      dark: kind === 'subjects',
      narrow: true,
    });
    await walk.dialog(`${kind}: help`, () => walk.press('shell.help'), { axe: kind === 'classes' });
    await walk.dialog(`${kind}: actions of one`, () => walk.press('lists.actions'));
    await walk.dialog(`${kind}: delete one`, async () => {
      await walk.press('lists.actions');
      await page.getByRole('menuitem', { name: named('lists.delete') }).click();
    });
    await walk.stop(
      `${kind}: as a list, with filters and several selected`,
      async () => {
        if (kind === 'subjects') await page.getByText(named('curriculum.list'), { exact: true }).click();
        else await walk.press('lists.showList');
        await walk.press('lists.filterBar');
        await walk.press('lists.multiSelect');
        await walk.press('lists.selectAll');
      },
      { axe: kind === 'subjects', narrow: kind === 'subjects' },
    );
    await walk.dialog(`${kind}: edit several`, () => walk.press('lists.edit'), { axe: kind === 'subjects' });
    await walk.dialog(`${kind}: delete several`, () => walk.press('lists.delete'));
    await walk.stop(`${kind}: nothing matches`, async () => {
      walk.own.push('zzzz');
      await page.getByLabel(named('lists.search')).fill('zzzz');
      await expect(page.getByText(named('lists.noMatch'))).toBeVisible();
    });
    await walk.press('lists.clearAll');
    await tableImport(page, walk, kind);
  }
});

/** The import of a table with rows that are new, changed and wrong. */
async function tableImport(page: Page, walk: Walk, kind: (typeof KINDS)[number]): Promise<void> {
  const rows = {
    classrooms: 'Room\nNew room\n\nGym',
    classes: 'Class\nNew class\nNew class\n5A',
    teachers: 'Name\tE-mail\nNew Teacher\tnobody\nOther Teacher\ta@b.example',
    subjects: 'Subject\tClasses\tLessons per week\nNew subject\t5A\t2\nOther\tNowhere\tmany',
  }[kind];
  walk.own.push(...rows.split(/[\n\t]/).filter(Boolean));
  await walk.stop(
    `${kind}: import a table`,
    async () => {
      await walk.press('tableImport.open');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    { axe: kind === 'subjects' },
  );
  await walk.stop(`${kind}: the columns of a table`, async () => {
    await page.getByRole('dialog').locator('textarea').fill(rows);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: named('tableImport.continue') })
      .click();
    await expect(page.getByText(named('tableImport.columnsHint'))).toBeVisible();
  });
  await walk.stop(
    `${kind}: the rows of a table`,
    async () => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: named('tableImport.continue') })
        .click();
      await expect(page.getByText(named('tableImport.keeps'))).toBeVisible();
    },
    { axe: kind === 'subjects', dark: kind === 'subjects' },
  );
  if (kind !== 'teachers') {
    await page.keyboard.press('Escape');
    await walk.press('editing.discard');
    return;
  }
  await walk.stop(
    `${kind}: the report of an import`,
    async () => {
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await expect(page.getByText(named('tableImport.reportHint'))).toBeVisible();
    },
    { axe: true, dark: true },
  );
  await page.keyboard.press('Escape');
}

test('the forms', async ({ page }) => {
  const walk = await startWithSchool(page);
  const form = page.getByRole('form');
  const openFirst = async (kind: string) => {
    await walk.go(`/${kind}`);
    if (kind === 'subjects') await page.getByText(named('curriculum.cards'), { exact: true }).click();
    await page.locator('article [data-item]').first().click();
    await expect(form).toBeVisible();
  };
  for (const kind of KINDS) {
    await walk.screen(`/${kind}/add`, form, { narrow: true });
    await walk.stop(`${kind}: unsaved changes`, async () => {
      await form
        .getByRole('textbox', { name: named('editing.name') })
        .first()
        .fill('x');
      await page.keyboard.press('Escape');
      await expect(page.getByText(named('editing.unsavedTitle'))).toBeVisible();
    });
    await page.getByRole('button', { name: named('editing.discard') }).click();
    await walk.stop(`${kind}: one that exists`, () => openFirst(kind), {
      axe: true,
      dark: kind === 'subjects',
      narrow: true,
    });
    await walk.dialog(`${kind}: colours`, () =>
      page
        .getByRole('button', { name: named('editing.color') })
        .first()
        .click(),
    );
    for (const [number, list] of (await form.getByRole('combobox').all()).slice(0, 2).entries())
      await walk.dialog(`${kind}: list ${number + 1}`, () => list.click());
  }
  await walk.dialog('the constraints of a subject', () => walk.press('rules.edit'), {
    axe: true,
    narrow: true,
  });
  await walk.stop('the lessons of a subject', async () => {
    await walk.press('subjects.viewLessons');
    await expect(page.getByRole('heading', { level: 2, name: named('lists.lessons.count') })).toBeVisible();
  });
  await walk.stop(
    'a lesson',
    async () => {
      await page.locator('[data-item]').first().click();
      await expect(form).toBeVisible();
    },
    { axe: true, narrow: true },
  );
  await walk.dialog('the constraints of a lesson', () => walk.press('rules.edit'));
  await walk.stop('a new lesson', async () => {
    await page.keyboard.press('Escape');
    await walk.press('lists.lessons.add');
    await expect(form).toBeVisible();
  });
  await walk.screen('/subjects/none/lessons', page.getByText(named('lessons.subjectNotFound')));

  await openFirst('teachers');
  await walk.dialog('the constraints of a teacher', () => walk.press('teachers.constraints'), { axe: true });

  await walk.go('/classes');
  await expect(walk.button('lists.groups.add')).toBeVisible();
  await page.locator('[data-item]').filter({ hasText: '7A' }).first().click();
  await walk.dialog('the calendar of a class', () => walk.press('classes.editCalendar'), {
    axe: true,
    narrow: true,
  });
  await walk.dialog('a division', () => walk.press('classes.divisions.editOf'), { axe: true });
  await walk.dialog('delete a division', () => walk.press('classes.divisions.deleteOf'));
});

test('the constraints', { tag: '@long' }, async ({ page }) => {
  const walk = await startWithSchool(page);
  const ready = {
    subject: page.getByRole('table').getByRole('switch'),
    workload: page.getByRole('table').getByRole('switch'),
    teacher: page.getByText(named('constraints.calendar.clickCell')),
    lessonspread: page.getByRole('row').getByRole('combobox'),
    classroom: page.getByText(named('constraints.calendar.clickCell')),
    class: page.getByText(named('constraints.calendar.clickCell')),
  };
  for (const [tab, shown] of Object.entries(ready))
    await walk.screen(`/constraints/${tab}`, shown, { axe: true, dark: true, narrow: true });
  await walk.stop(
    'a cell of a calendar',
    async () => {
      await page.getByRole('grid').locator('button[data-cell], td button').nth(3).click();
      await expect(page.getByRole('complementary').first()).toBeVisible();
    },
    { axe: true, dark: true, narrow: true, within: 'aside' },
  );
  await walk.stop(
    'the calendars as a list',
    async () => {
      await page.getByText(named('constraints.calendar.views.list'), { exact: true }).click();
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    },
    { axe: true, dark: true, narrow: true, within: '[role=tabpanel]' },
  );
  await walk.dialog(
    'the calendar of one class',
    () => page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click(),
    { axe: true, dark: true, narrow: true },
  );
  await walk.go('/constraints/workload');
  const open = { axe: true, dark: true, narrow: true };
  await walk.dialog('a constraint to add', () => walk.press('rules.add'), open);
  await walk.dialog(
    'the sentence of a constraint',
    async () => {
      await walk.press('rules.add');
      await page.getByRole('dialog').getByRole('option').first().click();
      await expect(walk.button('common.cancel')).toBeVisible();
    },
    open,
  );
  await walk.dialog(
    'constraints from elsewhere',
    async () => {
      await walk.press('rules.add');
      await walk.press('constraints.take.open');
      await expect(walk.button('constraints.take.file')).toBeVisible();
    },
    open,
  );
  await walk.dialog('a constraint to edit', () => page.getByTitle(named('rules.edit')).first().click());
  await walk.dialog('a constraint to copy', () => walk.press('constraints.copyOf'));
  await walk.dialog('the overview of all constraints', () => walk.press('constraints.overview.open'), open);
  await walk.dialog('the weights', () => walk.press('constraints.adjustWeights'), open);
  await walk.stop(
    'several constraints selected',
    async () => {
      await walk.press('constraints.selectMany');
      await walk.press('lists.selectAll');
    },
    { axe: true },
  );
  await walk.dialog('the deletion of several constraints', () => walk.press('lists.delete'));
  await walk.go('/constraints/workload');
  const trial = page.getByRole('complementary', { name: named('constraints.whatIf.title') });
  await walk.stop('What if', async () => {
    await walk.press('constraints.whatIf.open');
    await expect(trial).toBeVisible();
  });
  await walk.stop(
    'What if: a change',
    async () => {
      await page
        .getByRole('row')
        .filter({ hasText: /1/ })
        .getByRole('switch', { checked: true })
        .first()
        .press('Space');
      await expect(trial.getByRole('listitem')).toHaveCount(1);
    },
    { axe: true, dark: true, narrow: true, within: 'aside' },
  );
  await walk.stop('What if: at work', async () => {
    await walk.press('constraints.whatIf.ask');
    await expect(trial.getByRole('status')).toBeVisible();
  });
  await walk.stop(
    'What if: the answer',
    () =>
      expect(trial.getByRole('region', { name: named('constraints.whatIf.answer') })).toBeVisible({
        timeout: 120_000,
      }),
    { axe: true, within: 'aside' },
  );
  await walk.stop('What if: kept', async () => {
    await trial.getByRole('button', { name: named('constraints.whatIf.keep') }).click();
    await expect(trial.getByText(named('constraints.whatIf.kept'))).toBeVisible();
  });
});

test('the account, its second factor and its end', { tag: '@long' }, async ({ page }) => {
  const person = newPerson();
  const walk = await startInEditor(page, person);
  await walk.screen('/dashboard/account', page.getByText(named('ownAccount.sessions.here')), {
    dark: true,
    narrow: true,
  });
  await walk.stop('the account: what is wrong', async () => {
    await walk.press('ownAccount.password.submit');
    await walk.press('ownAccount.email.submit');
    await expect(page.getByText(named('account.invalid.password')).nth(1)).toBeVisible();
  });
  const factor = page.getByRole('region', { name: named('ownAccount.factor.title') });
  const factorButton = (id: string) => factor.getByRole('button', { name: named(`ownAccount.factor.${id}`) });
  const password = 'input[autocomplete=current-password]';
  let nextCode = () => '';
  let recovery = '';
  await walk.stop(
    'an app to set up',
    async () => {
      await factor.locator(password).first().fill(person.password);
      await factorButton('setUp').click();
      const key = factor.getByRole('textbox', { name: named('ownAccount.factor.key') });
      nextCode = codeApp(`otpauth://totp/Bellgrid?secret=${await key.inputValue()}`);
      const codes = await factor.getByRole('listitem').allTextContents();
      recovery = codes[0] ?? '';
      walk.own.push(...codes);
    },
    { axe: true, dark: true, narrow: true },
  );
  const entered = factor.locator('input[autocomplete=one-time-code]');
  await walk.stop('a wrong code', async () => {
    await entered.fill('000000');
    await factorButton('switchOn').click();
    await expect(page.getByText(named('errors.wrongCode'))).toBeVisible();
  });
  await walk.stop('codes from an app', async () => {
    await entered.fill(nextCode());
    await factorButton('switchOn').click();
    await expect(factor.getByText(named('ownAccount.factor.on'))).toBeVisible();
  });
  await walk.stop(
    'a passkey and new recovery codes',
    async () => {
      await addAuthenticator(page);
      await factor.locator(password).fill(person.password);
      await factorButton('addPasskey').click();
      await expect(factorButton('removePasskey')).toBeVisible();
      await factor.locator(password).fill(person.password);
      await factorButton('renew').click();
      await expect(factor.getByText(named('ownAccount.factor.keep'))).toBeVisible();
      const codes = factor.locator('ul[dir=ltr]').getByRole('listitem');
      recovery = (await codes.first().textContent()) ?? '';
      walk.own.push(...(await codes.allTextContents()));
    },
    { axe: true },
  );
  await walk.dialog('the removal of a passkey', () => factorButton('removePasskey').click());
  const data = page.getByRole('region', { name: named('ownAccount.data.title') });
  const remove = async () => {
    await data.locator(password).fill(person.password);
    await data.getByRole('button', { name: named('ownAccount.data.delete') }).click();
  };
  await walk.dialog('the deletion of the account', remove, { axe: true });
  const send = page.locator('form button[type=submit]');
  await walk.stop(
    'the code of a sign-in',
    async () => {
      await remove();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: named('ownAccount.data.delete') })
        .click();
      await expect(page).toHaveURL(/login/);
      await page.locator('input[type=email]').fill(person.email);
      await page.locator('input[type=password]').fill(person.password);
      await send.click();
      await page.locator('input[autocomplete=one-time-code]').fill('000000');
    },
    { axe: true, dark: true, narrow: true },
  );
  await walk.stop('a recovery code', async () => {
    await walk.press('account.login.code.useRecovery');
    await page.locator('form input').fill(recovery);
  });
  await walk.stop(
    'an account that is going to be deleted',
    async () => {
      await send.click();
      await expect(page.getByText(named('shell.deletion.title'))).toBeVisible();
    },
    { axe: true, dark: true, narrow: true },
  );
});

test('the home screen, the export and the publication', async ({ page }) => {
  const walk = await startWithSchool(page);
  await walk.screen('/dashboard', page.getByText(named('home.loads.title')), {
    axe: true,
    dark: true,
    narrow: true,
  });
  for (const kind of ['classes', 'classrooms'])
    await walk.stop(`the loads of ${kind}`, () =>
      page
        .getByText(named(`home.loads.${kind}`))
        .first()
        .click(),
    );
  const sheet = page.getByRole('region', { name: named('output.screen.preview') }).getByRole('img');
  await walk.screen('/export', sheet, {
    axe: true,
    dark: true,
    narrow: true,
  });
  for (const view of ['division', 'day'])
    await walk.stop(`the export: ${view}`, () => page.getByText(named(`output.screen.view.${view}`)).click());
  await walk.stop(
    'the export: global',
    async () => {
      await page.getByText(named('output.screen.view.global')).click();
      await expect(sheet).toBeVisible();
    },
    { axe: true },
  );
  await walk.dialog('the export: other files', () => walk.press('output.screen.more'));
  await walk.dialog('the export: a blocked window', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await walk.press('output.screen.toPdf');
    await expect(page.getByText(named('output.screen.blockedTitle'))).toBeVisible();
  });

  await walk.screen('/publish', page.getByText(named('publish.nothing')), { axe: true, narrow: true });
  const publish = page.getByRole('button', { name: named('publish.now') }).last();
  await walk.dialog('an unfinished schedule to publish', async () => {
    await publish.click();
    await expect(page.getByText(named('publish.problems.title'))).toBeVisible();
  });
  await walk.stop(
    'a schedule that is published',
    async () => {
      await publish.click();
      await walk.press('publish.problems.confirm');
      await expect(page.getByText(named('publish.state.shown'))).toBeVisible({ timeout: 30_000 });
    },
    { axe: true, dark: true, narrow: true },
  );
  await walk.dialog(
    'the e-mails to teachers',
    async () => {
      await walk.press('publish.mails.open');
      await page.getByRole('dialog').getByText(named('publish.mails.example')).click();
    },
    { axe: true, dark: true, narrow: true },
  );
  await walk.stop('a password of the page', async () => {
    await page.locator('input[autocomplete=new-password]').fill('four words of ours');
    await walk.press('publish.setPassword');
    await expect(page.getByText(named('publish.hasPassword'))).toBeVisible();
  });
  await walk.dialog('a new link', () => walk.press('publish.renew'));
  await walk.dialog('the end of the publication', () => walk.press('publish.stop'));
});

const damagedFile = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"dataStore":') };
/**
 * A school of FET with a constraint that is not carried over, one that nearly is, and a lesson without class
 * and teacher.
 */
const fetFile = {
  name: 'school.fet',
  mimeType: 'application/xml',
  buffer: Buffer.from(`<fet version="6.8.5"><Institution_Name>Other school</Institution_Name>
    <Days_List><Day><Name>Mon</Name></Day></Days_List><Hours_List><Hour><Name>1</Name></Hour></Hours_List>
    <Subjects_List><Subject><Name>Art</Name></Subject></Subjects_List>
    <Activities_List><Activity><Subject>Art</Subject><Duration>1</Duration><Id>1</Id><Active>true</Active></Activity>
    </Activities_List><Rooms_List><Room><Name>R1</Name></Room><Room><Name>R2</Name></Room>
    <Room><Name>Both</Name><Virtual>true</Virtual><Set_of_Real_Rooms><Real_Room>R1</Real_Room></Set_of_Real_Rooms>
    <Set_of_Real_Rooms><Real_Room>R2</Real_Room></Set_of_Real_Rooms></Room></Rooms_List>
    <Time_Constraints_List><ConstraintBasicCompulsoryTime/><ConstraintOfTomorrow/></Time_Constraints_List></fet>`),
};

test('the shell', async ({ page }) => {
  const walk = await startWithSchool(page);
  const account = () =>
    page
      .getByRole('button', { name: named('shell.account') })
      .first()
      .click();
  await walk.dialog('the account menu', account, { axe: true });
  await walk.dialog(
    'what the help finds',
    async () => {
      await walk.press('shell.help');
      walk.own.push('gym');
      await page.getByRole('dialog').getByRole('searchbox').fill('gym');
    },
    { axe: true, dark: true, narrow: true },
  );
  const choose = async (file: typeof damagedFile) => {
    await account();
    await page.getByRole('menuitem', { name: named('shell.importLocal') }).click();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  };
  await walk.dialog('the import of a file', async () => {
    await account();
    await page.getByRole('menuitem', { name: named('shell.importLocal') }).click();
    await expect(page.getByText(named('importing.drop'))).toBeVisible();
  });
  walk.own.push(
    'bad.json',
    'school.fet',
    'Other school',
    'Of tomorrow',
    'Basic compulsory time',
    'ConstraintOfTomorrow',
    'ConstraintBasicCompulsoryTime',
  );
  await walk.dialog('a file that is damaged', async () => {
    await choose(damagedFile);
    await expect(page.getByText(named('importing.errorTry'))).toBeVisible();
  });
  await walk.dialog(
    'the report of an import',
    async () => {
      await choose(fetFile);
      await expect(page.getByText(named('importing.notCarried'))).toBeVisible();
    },
    { axe: true, narrow: true },
  );
  await walk.dialog(
    'the version history',
    async () => {
      await walk.press('versions.open');
      await expect(page.getByText(named('versions.current')).first()).toBeVisible();
    },
    { axe: true, narrow: true },
  );
  await walk.press('versions.open');
  await walk.stop('the actions for a version', () => walk.press('versions.actions'));
  await walk.stop('the name of a version', async () => {
    await page.getByRole('menuitem', { name: named('versions.name') }).click();
    await expect(page.getByRole('textbox', { name: named('versions.nameLabel') })).toBeVisible();
  });
  await walk.stop('no named version', async () => {
    await page.keyboard.press('Escape');
    await page.getByText(named('versions.namedOnly')).click();
    await expect(page.getByText(named('versions.emptyNamed'))).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await walk.dialog('the command palette', () => page.keyboard.press('Control+k'), { axe: true });
  // The first of what was found is selected: its hint has to be read on the accent.
  await walk.dialog(
    'what the palette finds',
    async () => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder(named('shell.palette.placeholder')).fill('gym');
      await expect(page.locator('[data-selected]')).toHaveCount(1);
    },
    { axe: true, dark: true },
  );
  walk.own.push('gym', 'qqqq');
  await walk.dialog('a palette that finds nothing', async () => {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(named('shell.palette.placeholder')).fill('qqqq');
    await expect(page.getByText(named('shell.palette.nothing'))).toBeVisible();
  });
  await walk.dialog(
    'the release notes',
    async () => {
      await page
        .getByRole('button', { name: /0\.\d+\.\d+|\d+\.\d+\.\d+/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    { axe: true },
  );
  await walk.stop('work that is not saved', async () => {
    await walk.go('/');
    await page.route('**/api/versions/current*', (route) => route.abort());
    await page.getByRole('switch', { name: named('structure.features.divisions.name') }).click();
    await expect(page.getByText(named('saving.failedTitle'))).toBeVisible({ timeout: 30_000 });
  });
});

test('screens that break', async ({ page }) => {
  const walk = await startWithSchool(page);
  await page.waitForLoadState();
  await page.route('**/api/versions/*/snapshot*', (route) => route.fulfill({ body: '{"dataStore":' }));
  await walk.stop(
    'a school that cannot be opened',
    async () => {
      await page.reload();
      await expect(page.getByText(named('shell.unreadableBody'))).toBeVisible();
    },
    { axe: true, dark: true, narrow: true },
  );
  await walk.stop(
    'an error report',
    async () => {
      await walk.press('shell.errorReport');
      await expect(page.getByText(named('shell.errorReportHint'))).toBeVisible();
    },
    { axe: true, narrow: true },
  );
  await walk.stop('a report that was sent', async () => {
    await walk.press('shell.sendReport');
    await expect(page.getByText(named('shell.reportSent'))).toBeVisible();
  });
});

test('the schedule', { tag: '@long' }, async ({ page }) => {
  const walk = await startWithSchool(page);
  const grid = page.getByRole('grid');
  await walk.screen('/schedule/classes', grid, { axe: true, dark: true, narrow: true });
  for (const view of ['teachers', 'classrooms', 'days', 'global', 'own'])
    await walk.screen(`/schedule/${view}`, grid, { axe: true, dark: true, narrow: true });
  await walk.dialog('the view of its own', async () => {
    await walk.press('schedule.menu.label');
    await page.getByRole('menuitem', { name: named('views.edit') }).click();
  });
  await walk.dialog('a new view', () => walk.press('views.add'), { axe: true });
  await walk.go('/schedule/classes');
  await walk.dialog('a filter of the schedule', () => walk.press('schedule.filter.label.classes'));
  await walk.dialog('the colours of the schedule', () => walk.press('schedule.color.label'));
  await walk.dialog('more actions of the schedule', () => walk.press('schedule.menu.label'));
  const lesson = grid.locator('[data-lesson-id]');
  await walk.dialog('a lesson of the schedule', () => lesson.first().click(), { axe: true });
  await walk.dialog('the menu of a lesson', () => lesson.first().click({ button: 'right' }), { axe: true });
  await walk.stop(
    'a lesson in the hand',
    async () => {
      await lesson.nth(1).focus();
      await page.keyboard.press('Space');
      await expect(page.locator('[data-answer]:visible').first()).toBeVisible();
    },
    { axe: true, dark: true },
  );
  await page.keyboard.press('Escape');
  await walk.stop(
    'selected lessons',
    async () => {
      await lesson.nth(1).click({ modifiers: ['ControlOrMeta'] });
      await expect(page.getByRole('region', { name: named('placing.set.label') })).toBeVisible();
    },
    { axe: true, dark: true, narrow: true },
  );
  await walk.press('placing.set.clear');
  await walk.stop(
    'room for a lesson',
    async () => {
      await page
        .locator('[data-staging]')
        .getByRole('button', { name: named('placing.room.findAll') })
        .click();
      await expect(
        page.getByText(named('placing.room.found')).or(page.getByText(named('placing.room.none'))),
      ).toBeVisible({ timeout: 60_000 });
    },
    { axe: true, dark: true },
  );
  await page.keyboard.press('Escape');
  await walk.dialog('lessons move to the staging area', async () => {
    await walk.press('schedule.menu.label');
    await page.getByRole('menuitem', { name: named('schedule.menu.clear') }).click();
  });
  await walk.dialog('the solver settings', () => walk.press('solver.settings.open'), { axe: true });
  await walk.dialog('more ways to generate', () => walk.press('solver.more'));
});

test('the findings in a schedule', { tag: '@long' }, async ({ page }) => {
  const walk = await startWithSchool(page);
  await walk.screen('/schedule/classes', page.getByRole('grid'));
  await walk.stop('a check that finds a contradiction', async () => {
    await walk.press('solver.validate');
    await expect(walk.button('solver.details')).toBeVisible({ timeout: 90_000 });
  });
  await walk.stop(
    'what the check has found',
    async () => {
      await walk.press('solver.details');
      await expect(page.getByRole('complementary', { name: named('solver.detailsTitle') })).toBeVisible();
    },
    { axe: true, narrow: true, within: 'aside' },
  );
  await walk.press('solver.dismiss');
  const panel = (id: string) => page.getByRole('complementary', { name: named(id) });
  await walk.stop(
    'the problems by constraint',
    async () => {
      await walk.press('solver.numbers.brokenRules');
      await panel('review.problems').locator('summary').first().click();
    },
    { axe: true, dark: true, within: 'aside' },
  );
  await walk.stop('the problems by person', async () => {
    await panel('review.problems').getByText(named('review.by.person')).click();
    await panel('review.problems').locator('summary').first().click();
  });
  await walk.stop(
    'the quality of the schedule',
    async () => {
      await walk.press('review.quality');
      await expect(panel('review.quality').getByRole('table').first()).toBeVisible();
    },
    { axe: true, dark: true, within: 'aside' },
  );
  for (const name of ['unplaced', 'classGaps', 'teacherGaps', 'lateStarts', 'notMet'])
    await walk.stop(`a number of the schedule: ${name}`, async () => {
      await page.getByTitle(named(`solver.numbers.hint.${name}`)).click();
      await expect(panel(`solver.numbers.hint.${name}`)).toBeVisible();
    });
  await walk.stop(
    'the conflicts beside the constraints',
    async () => {
      await walk.go('/constraints/incoming');
      await expect(panel('constraints.source.conflicts')).toBeVisible();
    },
    { axe: true, dark: true, narrow: true, within: 'aside' },
  );
});

test('what the server says of the account and of itself, and the administration', { tag: '@site' }, async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const school = variedSchool();
  const { schoolName } = school.schoolData;
  const walk = await startInEditor(page, person);
  const announced = ['Works at noon', 'The server rests at noon.'];
  walk.own.push(...announced);
  const uid = await uidOf(page);
  const context = await browser.newContext({ baseURL: process.env.BELLGRID_E2E_URL ?? '' });
  const administrator = await context.newPage();
  const head = await signUp(administrator, { ...newPerson(), schoolName: 'Head Office' });
  makeAdministrator(head);
  await showPseudoLanguage(administrator);
  const theirs = startWalk(administrator, [
    ...walk.own,
    ...announced,
    ...['Head Office', 'something broke', schoolName],
  ]);
  await theirs.stop(
    'an administrator without a second factor',
    async () => {
      await administrator.goto('/admin');
      await expect(administrator.getByText(named('admin.enrol.title'))).toBeVisible();
    },
    { axe: true, dark: true, narrow: true },
  );
  const codeOfHead = await enrolAdministrator(administrator, head, false);
  const now = Date.now();
  const at = (time: number) => new Date(time).toISOString();
  await walk.stop('an announcement', async () => {
    await callAs(administrator, '/api/admin/announcements', {
      title: 'Works at noon',
      content: 'The server rests at noon.',
      severity: 'warning',
      variant: 'standard',
      nonDismissible: false,
      effectiveDuring: { start: at(now - 60_000), end: at(now + 60_000) },
    });
    await expect(page.getByText('Works at noon')).toBeVisible();
  });
  await walk.stop('a newer version', async () => {
    await callAs(administrator, '/api/admin/site', { latestVersionProduction: '99.0.0' });
    await expect(page.getByText(named('shell.outdated.title'))).toBeVisible();
  });
  await callAs(administrator, '/api/admin/site', { latestVersionProduction: '0.0.0' });
  await page.reload();
  await walk.stop('the end of the trial', async () => {
    await openSchool(page, walk, school);
    setTrialEnd(person, new Date(now));
    await page.reload();
    await expect(page.getByText(named('shell.paywall.title'))).toBeVisible();
  });
  setTrialEnd(person, new Date(now + 86_400_000));

  await callAs(page, '/api/error-reports', { text: 'Bellgrid 1.65.0\n\n\n\n\nsomething broke' });
  const screens = [
    ['clients', administrator.getByRole('link', { name: schoolName })],
    [`clients/${uid}`, administrator.getByText(named('admin.client.internal'))],
    ['announcements', administrator.getByText('Works at noon')],
    ['site', administrator.getByText(named('admin.site.killSwitch'))],
    ['audit', administrator.getByText(named('admin.audit.action.saveAnnouncement'))],
  ] as const;
  await administrator.goto('/admin/clients');
  await theirs.screen('/admin', administrator.getByText('something broke'), {
    axe: true,
    dark: true,
    narrow: true,
  });
  for (const [path, ready] of screens)
    await theirs.screen(`/admin/${path}`, ready, { axe: true, dark: path === 'clients', narrow: true });
  await theirs.go('/admin/announcements');
  await theirs.stop('an announcement to change', () => theirs.press('admin.announcements.change'));
  await theirs.go(`/admin/clients/${uid}`);
  await theirs.dialog('the deletion of an account', () => theirs.press('admin.client.deleteButton'));
  await theirs.stop(
    'a code before a grant',
    async () => {
      await administrator
        .getByRole('region', { name: named('admin.client.licences') })
        .locator('input')
        .first()
        .fill('12');
      await theirs.press('admin.client.addLicence');
      await expect(administrator.getByText(named('admin.confirmAgain.title'))).toBeVisible();
    },
    { axe: true },
  );
  await theirs.stop('a licence', async () => {
    await administrator.locator('input[autocomplete=one-time-code]').fill(codeOfHead());
    await administrator.locator('[role=dialog] button[type=submit]').click();
    await expect(administrator.getByText(named('admin.clients.teachersForever')).last()).toBeVisible();
  });
  await theirs.dialog('the removal of a licence', () => theirs.press('admin.client.removeLicence'));
  theirs.own.push(...walk.own);
  await theirs.stop('an administrator who acts as a school', async () => {
    await callAs(administrator, `/api/admin/clients/${uid}/impersonate`, {});
    await administrator.goto('/');
    await expect(administrator.getByText(named('shell.impersonation.title'))).toBeVisible();
  });
  await theirs.press('shell.impersonation.stop');
  await walk.stop('a suspended account', async () => {
    suspend(person);
    await page.reload();
    await expect(page.getByText(named('shell.suspendedTitle'))).toBeVisible();
  });
  await context.close();
});
