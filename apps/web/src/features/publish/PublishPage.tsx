import { calendarDateSchema } from '@bellgrid/model';
import { type Publication, type PublicationSettings, publish, type Version } from '@bellgrid/protocol';
import { languages, localeOf, pickLanguage } from '@bellgrid/texts';
import { Alert, Anchor, Button, Checkbox, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { publicationQuery } from '../../document/publication/publication-query.ts';
import { saveNow, saver } from '../../document/saving/saver.ts';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { toast } from '../../platform/toast.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ColorField } from '../../ui/entity-form/ColorField.tsx';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import { openNumber, openPanel } from '../solver/run/solver-panels.ts';
import { reloadVersions, versionsQuery } from '../versions/versions-query.ts';
import { ChangedSince } from './ChangedSince.tsx';
import { ConcernedLessons } from './ConcernedLessons.tsx';
import { PublicationCard } from './PublicationCard.tsx';
import classes from './PublishPage.module.css';
import { usePublicationCall } from './use-publication-call.ts';
import { problemsText, type VersionProblems, versionProblemsQuery } from './version-problems.ts';

const SCHOOL_COLOR = '#3b6fe0';

/** The screen on which a version becomes public, and its link is looked after. */
export function PublishPage() {
  const { t } = useTranslation();
  const { data: publication, isPending } = useQuery(publicationQuery);
  useEffect(() => {
    document.documentElement.dataset.publishing = '';
    return () => {
      delete document.documentElement.dataset.publishing;
    };
  }, []);
  return (
    <div className={classes.page}>
      <div className={classes.intro}>
        <Anchor component={Link} to="/export" className={classes.back}>
          <IconArrowLeft size={14} aria-hidden className="mirrored" /> {t('publish.backToExport')}
        </Anchor>
        <p>{t('publish.intro')}</p>
      </div>
      {isPending ? null : <PublishForm publication={publication ?? null} />}
      <div className={classes.column}>
        {publication ? (
          <PublicationCard publication={publication} />
        ) : (
          <section className={classes.card}>
            <h2>{t('publish.nothing')}</h2>
            <p className={classes.hint}>{t('publish.nothingHint')}</p>
          </section>
        )}
      </div>
    </div>
  );
}

/** Saves the draft as the screen opens, and fetches the versions anew after each save while it is open. */
function useSavedVersions(): void {
  useEffect(() => {
    let seen = saver.baseHash;
    const end = saver.subscribe(() => {
      if (saver.baseHash === seen) return;
      seen = saver.baseHash;
      void reloadVersions();
    });
    if (!saver.isSaved) void saveNow();
    return end;
  }, []);
}

type PublishRequest = Parameters<typeof call<typeof publish>>[1];

interface PublishEntry {
  readonly settings: PublicationSettings;
  /** The version that was chosen; null for the current one. */
  readonly chosen: string | null;
  readonly isLater: boolean;
  readonly from: string;
}

/** The request that was checked: it is sent when it is confirmed, even if the form has changed by then. */
interface Question {
  readonly request: PublishRequest;
  /** The problems in words; null where they could not be counted. */
  readonly problems: string | null;
  /** True where pages say of some lessons that they have no time. */
  readonly isUnplacedSaid: boolean;
}

function PublishForm({ publication }: { readonly publication: Publication | null }) {
  const { t, i18n } = useTranslation();
  useSavedVersions();
  const { status } = useSaveState();
  const { data } = useQuery(versionsQuery);
  const hasYear = useDraft((draft) => draft.schoolData.year !== null);
  const hasRooms = useDraft((draft) => draft.config.isClassroomsEnabled);
  const { isBusy, run } = usePublicationCall();
  const {
    fields: { settings, isLater, from, ...fields },
    change: changeFields,
    offer,
    saved,
  } = useKeptFields<PublishEntry>({
    form: 'publish',
    title: t('publish.title'),
    initial: () => ({
      settings: publication?.editions.at(-1)?.settings ?? {
        ...{ teachers: 'initials', rooms: hasRooms, color: SCHOOL_COLOR },
        language: pickLanguage([i18n.language]) === 'de' ? 'de' : 'en',
      },
      chosen: null,
      isLater: false,
      from: '',
    }),
  });
  // The choice of rooms is kept for when classrooms are switched on again.
  const published = { ...settings, rooms: settings.rooms && hasRooms };
  const change = (changes: Partial<PublicationSettings>) =>
    changeFields((now) => ({ settings: { ...now.settings, ...changes } }));
  // A version that was chosen before the window was closed may be deleted since.
  const chosen = data?.versions.some(({ id }) => id === fields.chosen) ? fields.chosen : null;
  const versionID = chosen ?? data?.currentID ?? null;
  const mayBeLater = hasYear && publication?.editions.some(({ isShown }) => isShown) === true;
  const validFrom = isLater && mayBeLater ? from : null;
  const version = data?.versions.find(({ id }) => id === versionID);
  const isCurrent = versionID === data?.currentID;
  // Until the draft is saved, the current version is not what would be published.
  const isKnown =
    version !== undefined && (!isCurrent || (status === 'clean' && version.hash === saver.baseHash));
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const { data: problems } = useQuery({
    ...versionProblemsQuery(version ?? { id: '', hash: '' }),
    enabled: isKnown,
  });
  const isEmpty = isKnown && problems?.isEmpty === true;
  const canPublish =
    versionID !== null && !isEmpty && (validFrom === null || calendarDateSchema.safeParse(validFrom).success);
  const told = isKnown && problems && problemsText(t, i18n.language, problems);
  const send = (request: PublishRequest) =>
    // A refusal may mean that another window has saved the version anew.
    void run(() => call(publish, request), t('publish.done'))
      .then((isDone) => isDone && saved())
      .finally(reloadVersions);
  /** The version as it is published: the current one with all that was done up to now. Null after a failure, which is told. */
  const versionToPublish = async (chosen: string | null): Promise<Version | null> => {
    if (chosen !== null && chosen !== data?.currentID) return version ?? null;
    if (!saver.isSaved && !(await saveNow())) {
      toast.failure(t('publish.notSaved'));
      return null;
    }
    const list = await queryClient.fetchQuery(versionsQuery).catch(() => null);
    const current = list?.versions.find(({ id }) => id === list.currentID) ?? null;
    if (!current) {
      toast.failure(t('errors.unknown'));
      return null;
    }
    if (current.hash !== saver.baseHash) {
      // Another window has saved what this one does not show yet.
      saver.versionSeen({ version: current, sessionID: '' });
      toast.failure(t('publish.changedMeanwhile'));
      return null;
    }
    if (chosen !== null) changeFields({ chosen: current.id });
    return current;
  };
  /** Publishes at once what is known to have no problems; others, when that is confirmed. */
  const submit = async (chosen: string | null, validFrom: string | null) => {
    setCounting(true);
    const version = await versionToPublish(chosen);
    if (!version) return setCounting(false);
    const request = { versionID: version.id, hash: version.hash, settings: published, validFrom };
    const found = await queryClient.ensureQueryData(versionProblemsQuery(version)).catch(() => null);
    setCounting(false);
    // The screen says so once it is known.
    if (found?.isEmpty) return;
    const problems = found && problemsText(t, i18n.language, found);
    if (found && problems === null) {
      send(request);
      return;
    }
    setQuestion({ request, problems, isUnplacedSaid: found !== null && found.unplaced > 0 });
    setAsking(true);
  };
  return (
    <form
      className={classes.column}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(chosen, validFrom);
      }}
    >
      <fieldset className={classes.fields} disabled={isBusy || isCounting}>
        <ChangedSince
          isBusy={isBusy || isCounting}
          onPublish={(validFrom) => {
            changeFields({ chosen: null, isLater: validFrom !== null, from: validFrom ?? '' });
            void submit(null, validFrom);
          }}
        />
        <h2>{t('publish.shows')}</h2>
        <EntryOfferNote offer={offer} />
        <div className={classes.field}>
          <span className={classes.label} id="publish-teachers">
            {t('publish.teachers')}
          </span>
          <SegmentedControl
            aria-labelledby="publish-teachers"
            data={(['none', 'initials', 'full'] as const).map((value) => ({
              value,
              label: t(`publish.teacherNames.${value}`),
            }))}
            value={settings.teachers}
            onChange={(teachers) => change({ teachers })}
          />
        </div>
        {hasRooms ? (
          <Checkbox
            label={t('publish.rooms')}
            checked={settings.rooms}
            onChange={(event) => change({ rooms: event.currentTarget.checked })}
          />
        ) : null}
        <div className={classes.actions}>
          <Select
            size="md"
            label={t('publish.language')}
            data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
            value={settings.language}
            onChange={(language) => language && change({ language: language === 'de' ? 'de' : 'en' })}
            allowDeselect={false}
          />
          <ColorField
            label={t('publish.color')}
            value={settings.color}
            onChange={(color) => change({ color })}
            // The choice of a colour is outside the fieldset.
            disabled={isBusy || isCounting}
          />
        </div>
        <Select
          size="md"
          label={t('publish.version')}
          data={versionChoices(data, t('publish.current'), i18n.language)}
          value={versionID}
          onChange={(version) => changeFields({ chosen: version === data?.currentID ? null : version })}
          allowDeselect={false}
        />
        {problems && told ? (
          <Alert color="soft" role="status" icon={<IconAlertTriangle size={18} aria-hidden />}>
            <p className={classes.told}>{t('publish.problems.told', { problems: told })}</p>
            <ConcernedLessons lessons={problems.lessons} count={problems.concerned} areOpen={isCurrent} />
            {isCurrent ? (
              <Anchor component={Link} to="/schedule" size="sm" onClick={() => showProblems(problems)}>
                {t('publish.problems.look')}
              </Anchor>
            ) : null}
          </Alert>
        ) : null}
        <div className={classes.field}>
          <span className={classes.label} id="publish-when">
            {t('publish.when')}
          </span>
          <SegmentedControl
            aria-labelledby="publish-when"
            disabled={!mayBeLater}
            data={[
              { value: 'now', label: t('publish.atOnce') },
              { value: 'later', label: t('publish.later') },
            ]}
            value={isLater && mayBeLater ? 'later' : 'now'}
            onChange={(value) => changeFields({ isLater: value === 'later' })}
          />
        </div>
        {validFrom === null ? null : (
          <TextInput
            type="date"
            label={t('publish.from')}
            description={t('publish.laterHint')}
            value={from}
            onChange={(event) => changeFields({ from: event.currentTarget.value })}
            required
          />
        )}
        {hasYear ? null : (
          <p className={classes.hint}>
            <Trans
              i18nKey="publish.needsYear"
              components={{ screen: <Anchor component={Link} to="/" inherit underline="always" /> }}
            />
          </p>
        )}
        {isEmpty ? <p className={classes.hint}>{t('publish.empty')}</p> : null}
        {data && data.currentID === null ? <p className={classes.hint}>{t('publish.nothingSaved')}</p> : null}
        <div>
          <Button type="submit" loading={isBusy || isCounting} disabled={!canPublish}>
            {t(publication ? 'publish.again' : 'publish.now')}
          </Button>
        </div>
      </fieldset>
      <ConfirmDialog
        opened={isAsking}
        title={t(question?.problems ? 'publish.problems.title' : 'publish.problems.uncheckedTitle')}
        confirm={t('publish.problems.confirm')}
        isHarmless
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (question) send(question.request);
        }}
      >
        <p>
          {question?.problems
            ? t('publish.problems.ask', { problems: question.problems })
            : t('publish.problems.unchecked')}
        </p>
        {question?.isUnplacedSaid ? (
          <p>
            {t(
              question.request.settings.teachers === 'none'
                ? 'publish.problems.saidOfClasses'
                : 'publish.problems.said',
            )}
          </p>
        ) : null}
      </ConfirmDialog>
    </form>
  );
}

/** Opens the list of what was counted beside the schedule. */
function showProblems({ clashes, rules }: VersionProblems): void {
  if (clashes + rules > 0) openPanel('problems');
  else openNumber('unplaced');
}

type Versions = Awaited<ReturnType<NonNullable<typeof versionsQuery.queryFn>>>;

function versionChoices(data: Versions | undefined, current: string, language: string) {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (data?.versions ?? []).map(({ id, label, lastModified }) => {
    const name = label ?? (id === data?.currentID ? current : null);
    const date = format.format(new Date(lastModified));
    return { value: id, label: name ? `${name} · ${date}` : date };
  });
}
