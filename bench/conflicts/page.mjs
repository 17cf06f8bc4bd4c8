/** The heading of the last section of the page, which `in-schools.mjs` writes. */
export const IN_SCHOOLS = '## In the lessons of real schools';

/** The section as the page has it; empty without one. @param {string} page */
export function inSchoolsOf(page) {
  const at = page.indexOf(IN_SCHOOLS);
  return at < 0 ? '' : page.slice(at);
}

/** The page with this last section. @param {string} page @param {string} section */
export function withSection(page, section) {
  const own = page.slice(0, page.length - inSchoolsOf(page).length).trimEnd();
  return section === '' ? `${own}\n` : `${own}\n\n${section}`;
}
