import type { Page } from '@playwright/test';
import { newPerson, type Person, signUp } from './support/account.ts';
import { callAs, makeAdministrator, suspend, uidOf } from './support/administrator.ts';
import { named, ownWords, showPseudoLanguage } from './support/outside-catalogue.ts';
import { expect, test } from './support/test.ts';
import { startWalk, type Walk } from './support/walk.ts';

// One walk over every screen, dialog, menu and state: at each stop there is no text outside the catalogue, and nothing
// that breaks WCAG 2.2 AA.

test.use({ actionTimeout: 6000, reducedMotion: 'reduce' });
// So many screens take longer than one flow on a machine that has other work.
test.describe.configure({ timeout: 300_000 });

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
      { dark: path === 'login', narrow: path === 'register' },
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
      { dark: path === '/maintenance' },
    );
  }
});

/** A new person in the editor, in the pseudo-language. */
async function startInEditor(page: Page, person: Person = newPerson()): Promise<Walk> {
  const { fullName, schoolName, email } = await signUp(page, person);
  await showPseudoLanguage(page);
  return startWalk(page, [fullName, schoolName, email, 'Ada', 'AH', PRODUCT, ...LANGUAGES]);
}

/** Starts with the example school, whose words are the user's own. */
async function startWithSchool(page: Page): Promise<Walk> {
  const walk = await startInEditor(page);
  await buildExample(page, walk);
  return walk;
}

async function buildExample(page: Page, walk: Walk): Promise<void> {
  await walk.press('overview.empty.example');
  await expect(page.getByRole('status').filter({ hasText: named('saving.saved') })).toBeVisible({
    timeout: 30_000,
  });
  walk.own.push(...(await ownWords(page)));
  await page.goto('/');
}

test('the structure and the empty screens', async ({ page }) => {
  const walk = await startInEditor(page);
  await walk.stop('an empty school', () => expect(walk.button('overview.empty.example')).toBeVisible(), {
    dark: true,
    narrow: true,
  });
  await walk.stop('an empty schedule', async () => {
    await page.goto('/schedule');
    await expect(page.getByText(named('schedule.empty.title'))).toBeVisible();
  });
  for (const [path, kind] of [
    ['classes', 'groups'],
    ['teachers', 'teachers'],
    ['subjects', 'subjects'],
  ] as const)
    await walk.stop(`no ${path}`, async () => {
      await page.goto(`/${path}`);
      await expect(page.getByText(named(`lists.${kind}.emptyHint`))).toBeVisible();
    });
  await page.goto('/');
  await buildExample(page, walk);
  await walk.stop(
    'the structure',
    () => expect(page.getByRole('button', { name: named('structure.day.edit') }).first()).toBeVisible(),
    { dark: true, narrow: true },
  );
  await walk.dialog('a day', () => walk.press('structure.day.edit'));
  await walk.dialog('a period', () => walk.press('structure.period.edit'), { dark: true });
  await walk.dialog('rename the structure', () => walk.press('structure.rename.button'));
});

const KINDS = ['classrooms', 'classes', 'teachers', 'subjects'] as const;

test('the lists @on-demand', async ({ page }) => {
  const walk = await startWithSchool(page);
  for (const kind of KINDS) {
    await walk.stop(
      kind,
      async () => {
        await page.goto(`/${kind}`);
        await expect(walk.button('lists.actions')).toBeVisible();
      },
      { dark: kind === 'subjects', narrow: true },
    );
    const shared = { textsOnly: kind !== 'classes' };
    await walk.dialog(`${kind}: help`, () => walk.press('shell.help'), { ...shared, dark: true });
    await walk.dialog(`${kind}: actions of one`, () => walk.press('lists.actions'), shared);
    await walk.dialog(`${kind}: delete one`, async () => {
      await walk.press('lists.actions');
      await page.getByRole('menuitem', { name: named('lists.delete') }).click();
    });
    await walk.stop(`${kind}: as a list, with filters and several selected`, async () => {
      if (kind === 'subjects') await page.getByText(named('curriculum.list'), { exact: true }).click();
      else await walk.press('lists.showList');
      await walk.press('lists.filterBar');
      await walk.press('lists.multiSelect');
      await walk.press('lists.selectAll');
    });
    await walk.dialog(`${kind}: edit several`, () => walk.press('lists.edit'), { dark: true });
    await walk.dialog(`${kind}: delete several`, () => walk.press('lists.delete'));
    await page.goto(`/${kind}`);
    await walk.stop(`${kind}: nothing matches`, async () => {
      await expect(page.locator('[data-item]').first()).toBeVisible();
      const search = page.getByLabel(named('lists.search'));
      if (!(await search.isVisible())) await walk.press('lists.filterBar');
      await search.fill('zzzz');
      await expect(page.getByText(named('lists.noMatch'))).toBeVisible();
    });
    await walk.press('lists.clearAll');
    walk.own.push('zzzz');
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
  await page.goto(`/${kind}`);
  await walk.stop(
    `${kind}: import a table`,
    async () => {
      await walk.press('tableImport.open');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    { dark: kind === 'subjects' },
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
    { dark: kind === 'subjects' },
  );
  await page.keyboard.press('Escape');
}

test('the forms @on-demand', async ({ page }) => {
  const walk = await startWithSchool(page);
  const form = page.getByRole('form');
  const openFirst = async (kind: string) => {
    await page.goto(`/${kind}`);
    await page.locator('[data-item]').first().click();
    await expect(form).toBeVisible();
  };
  for (const kind of KINDS) {
    await walk.stop(
      `${kind}: a new one`,
      async () => {
        await page.goto(`/${kind}/add`);
        await expect(form).toBeVisible();
      },
      { narrow: true },
    );
    await walk.stop(`${kind}: unsaved changes`, async () => {
      await form
        .getByRole('textbox', { name: named('editing.name') })
        .first()
        .fill('x');
      await page.keyboard.press('Escape');
      await expect(page.getByText(named('editing.unsavedTitle'))).toBeVisible();
    });
    await page.getByRole('button', { name: named('editing.discard') }).click();
    await walk.stop(`${kind}: one that exists`, () => openFirst(kind), { dark: true, narrow: true });
    await walk.dialog(`${kind}: colours`, () =>
      page
        .getByRole('button', { name: named('editing.color') })
        .first()
        .click(),
    );
    for (const [number, list] of (await form.getByRole('combobox').all()).slice(0, 2).entries())
      await walk.dialog(`${kind}: list ${number + 1}`, () => list.click(), { textsOnly: true });
  }
  await walk.dialog('the constraints of a subject', () => walk.press('rules.edit'), {
    dark: true,
    narrow: true,
  });
  await walk.stop('the lessons of a subject', async () => {
    await page
      .getByRole('link', { name: named('subjects.viewLessons') })
      .first()
      .click();
    await expect(page).toHaveURL(/lessons/);
    await expect(walk.button('lists.actions')).toBeVisible();
  });
  await walk.stop(
    'a lesson',
    async () => {
      await page.locator('[data-item]').first().click();
      await expect(form).toBeVisible();
    },
    { dark: true, narrow: true },
  );
  await walk.dialog('the constraints of a lesson', () => walk.press('rules.edit'));
  await walk.stop('a new lesson', async () => {
    await page.keyboard.press('Escape');
    await walk.press('lists.lessons.add');
    await expect(form).toBeVisible();
  });
  await walk.stop('lessons of a subject that does not exist', async () => {
    await page.goto('/subjects/none/lessons');
    await expect(page.getByText(named('lessons.subjectNotFound'))).toBeVisible();
  });

  await openFirst('teachers');
  await walk.dialog('the constraints of a teacher', () => walk.press('rules.teacher.add'), { dark: true });
  await walk.dialog('the calendar of a teacher', () => walk.press('teachers.calendar'), { textsOnly: true });

  await page.goto('/classes');
  await page.locator('[data-item]').filter({ hasText: '7A' }).first().click();
  await walk.dialog('the calendar of a class', () => walk.press('classes.editCalendar'), {
    dark: true,
    narrow: true,
  });
  await walk.dialog('a division', () => walk.press('classes.divisions.editOf'), { dark: true });
  await walk.dialog('delete a division', () => walk.press('classes.divisions.deleteOf'));
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

test('the shell @on-demand', async ({ page }) => {
  const walk = await startWithSchool(page);
  await page.goto('/dashboard');
  await walk.stop(
    'the overview',
    () => expect(page.getByText(named('overview.counts.groups')).first()).toBeVisible(),
    { dark: true, narrow: true },
  );
  const account = () =>
    page
      .getByRole('button', { name: named('shell.account') })
      .first()
      .click();
  await walk.dialog('the account menu', account, { dark: true });
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
    { dark: true, narrow: true },
  );
  await walk.dialog(
    'the version history',
    async () => {
      await walk.press('versions.open');
      await expect(page.getByText(named('versions.current')).first()).toBeVisible();
    },
    { dark: true, narrow: true },
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
  await walk.dialog('the command palette', () => page.keyboard.press('Control+k'), { dark: true });
  await walk.dialog('what the palette finds', async () => {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(named('shell.palette.placeholder')).fill('gym');
  });
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
    { dark: true },
  );
  await walk.stop('work that is not saved', async () => {
    await page.goto('/');
    await page.route('**/api/versions/current*', (route) => route.abort());
    await page.getByRole('switch', { name: named('structure.features.divisions.name') }).click();
    await expect(page.getByText(named('saving.failedTitle'))).toBeVisible({ timeout: 30_000 });
  });
});

test('the schedule', async ({ page }) => {
  const walk = await startWithSchool(page);
  await page.goto('/schedule');
  await walk.stop(
    'the schedule before it is generated',
    () => expect(walk.button('solver.generate')).toBeVisible(),
    { dark: true, narrow: true },
  );
  await walk.dialog('the solver settings', () => walk.press('solver.settings.open'), { dark: true });
  await walk.dialog('more ways to generate', () => walk.press('solver.more'));
  await walk.stop('a check that passes', async () => {
    await walk.press('solver.validate');
    await expect(
      page
        .getByText(named('solver.checkPassed'))
        .or(page.getByText(named('solver.checkTimetableExists')))
        .first(),
    ).toBeVisible({ timeout: 60_000 });
  });
  await walk.stop(
    'a schedule that is ready',
    async () => {
      await walk.press('solver.generate');
      await expect(page.getByText(named('solver.result.title'))).toBeVisible({ timeout: 100_000 });
    },
    { dark: true },
  );
  await walk.stop(
    'the schedule of the classes',
    async () => {
      await walk.press('solver.result.view');
      await expect(page.getByRole('grid')).toBeVisible();
    },
    { dark: true, narrow: true },
  );
  for (const view of ['teachers', 'classrooms'])
    await walk.stop(`the schedule of the ${view}`, () =>
      page.getByRole('tab', { name: named(`schedule.view.${view}`) }).click(),
    );
  await walk.dialog('a filter of the schedule', () => walk.press('schedule.filter.label.classrooms'), {
    textsOnly: true,
  });
  await walk.dialog('the colours of the schedule', () => walk.press('schedule.color.label'));
  await walk.dialog('more actions of the schedule', () => walk.press('schedule.menu.label'));
  await walk.dialog(
    'a lesson of the schedule',
    () => page.getByRole('grid').locator('[data-lesson-id]').first().click(),
    { dark: true },
  );
  await walk.dialog('lessons move to the staging area', async () => {
    await walk.press('schedule.menu.label');
    await page.getByRole('menuitem', { name: named('schedule.menu.clear') }).click();
  });
  await walk.dialog(
    'the version history after a schedule was generated',
    async () => {
      await walk.press('versions.open');
      await expect(page.getByText(named('versions.current')).first()).toBeVisible();
    },
    { dark: true },
  );
});

test('what the server tells of the account and of itself @on-demand', async ({ page, browser }) => {
  const person = newPerson();
  const walk = await startInEditor(page, person);
  const uid = await uidOf(page);
  const context = await browser.newContext({ baseURL: process.env.BELLGRID_E2E_URL ?? '' });
  const administrator = await context.newPage();
  const head = await signUp(administrator, { ...newPerson(), schoolName: 'Head Office' });
  makeAdministrator(head);
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
    await walk.press('overview.empty.example');
    walk.own.push(...(await ownWords(page)));
    const bypassPaywallUntil = at(now);
    await callAs(administrator, `/api/admin/clients/${uid}`, { bypassPaywallUntil });
    await expect(page.getByText(named('shell.paywall.title'))).toBeVisible();
  });
  await callAs(administrator, `/api/admin/clients/${uid}`, { bypassPaywallUntil: at(now + 86_400_000) });

  await administrator.goto('/');
  await showPseudoLanguage(administrator);
  const theirs = startWalk(administrator, [...walk.own, 'Head Office']);
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
