import { exportReasons, type Version } from '@bellgrid/protocol';
import { type DateHeading, dateHeading, headingKey } from './date-heading.ts';

export const GROUP_WINDOW_MS = 60 * 60 * 1000;

/** Versions that form one group in the history, newest first; there is always one. */
export type VersionGroup = readonly [Version, ...Version[]];

export interface HistorySection {
  readonly key: string;
  readonly heading: DateHeading;
  readonly groups: readonly VersionGroup[];
}

/** The time at which a version got its present content, in milliseconds since 1970. */
export const timeOf = (version: Version): number => Date.parse(version.lastModified);

/**
 * The history under its date headings. Within one heading, versions that follow each other are grouped while
 * they are within 60 minutes of the group's newest; a restored version is a group of its own.
 *
 * @param versions newest first.
 */
export function groupVersions(versions: readonly Version[], now: Date): HistorySection[] {
  const sections: { key: string; heading: DateHeading; groups: [Version, ...Version[]][] }[] = [];
  for (const version of versions) {
    const heading = dateHeading(new Date(timeOf(version)), now);
    const key = headingKey(heading);
    let section = sections.at(-1);
    if (section?.key !== key) {
      section = { key, heading, groups: [] };
      sections.push(section);
    }
    const group = section.groups.at(-1);
    if (group && belongs(version, group[0])) group.push(version);
    else section.groups.push([version]);
  }
  return sections;
}

interface ToldVersions {
  readonly currentID: string | null;
  readonly publishedIDs: readonly string[];
}

/**
 * The versions of a group that are shown before it is unfolded: its newest, the current one, published ones, and those
 * with a name or a reason. Of exports that follow one another, such as those of classes and then of teachers, it is the
 * newest alone.
 */
export function shownVersions(group: VersionGroup, { currentID, publishedIDs }: ToldVersions): Version[] {
  return group.filter((version, index) => {
    const isAlike = isExport(version) && isExport(group[index - 1]);
    const isTold = version.label !== null || (version.saveReason !== null && !isAlike);
    return index === 0 || version.id === currentID || publishedIDs.includes(version.id) || isTold;
  });
}

const isExport = (version: Version | undefined): boolean =>
  exportReasons.some((each) => each === version?.saveReason);

function belongs(version: Version, newest: Version): boolean {
  if (version.revertedFrom !== null || newest.revertedFrom !== null) return false;
  return timeOf(newest) - timeOf(version) <= GROUP_WINDOW_MS;
}
