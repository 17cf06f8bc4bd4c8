import { acceptedLanguages, pickLanguage } from '@bellgrid/texts';
import { type Html, html } from '../editions/html.ts';
import { PLAIN_STYLE } from '../editions/page-style.ts';
import { createPageTexts } from '../editions/page-texts.ts';
import { framed } from '../editions/render-pages.ts';
import { addressAt, setSubscribed } from '../teacher-mails/teacher-mail-store.ts';
import type { EdgeContext } from './edge.ts';
import type { PlainRoute } from './plain-routes.ts';
import { publicHeaders } from './public-pages.ts';
import { readBody } from './read-body.ts';
import type { Services } from './services.ts';

const MAX_FORM_BYTES = 2048;

/** The pages at which a teacher ends the mails of a school. Opening one changes nothing: programs open links too. */
export const unsubscribePages: readonly PlainRoute[] = [
  {
    ...{ method: 'get', path: '/u/:token', operationId: 'unsubscribePage', isPublic: true },
    ...{ summary: 'The page that ends mails to a teacher, by its secret address.', contentType: 'text/html' },
    answer: (c, services) => answer(c, services, 'asked'),
  },
  {
    ...{ method: 'post', path: '/u/:token', operationId: 'unsubscribe', isPublic: true },
    ...{ summary: 'Ends mails to a teacher with one click (RFC 8058).', contentType: 'text/html' },
    answer: async (c, services) => {
      const form = new URLSearchParams(new TextDecoder().decode(await readBody(c.req.raw, MAX_FORM_BYTES)));
      const isSubscribed = form.get('again') === 'yes';
      await setSubscribed(services.db, c.req.param('token') ?? '', isSubscribed, services.now());
      return answer(c, services, isSubscribed ? 'again' : 'ended');
    },
  },
];

async function answer(
  c: EdgeContext,
  { db }: Services,
  state: 'asked' | 'ended' | 'again',
): Promise<Response> {
  const texts = createPageTexts(pickLanguage(acceptedLanguages(c.req.header('accept-language'))));
  const { t } = texts;
  const address = await addressAt(db, c.req.param('token') ?? '');
  const title = t(address ? 'published.unsubscribe.title' : 'published.unsubscribe.unknown');
  const send = (body: Html, schoolName: string, status: number): Response => {
    const page = framed({
      ...{ title, schoolName, texts, body, root: '', hasLogo: false, hasStart: false, style: PLAIN_STYLE },
    });
    const headers = { ...publicHeaders, 'content-type': 'text/html; charset=utf-8' };
    return new Response(page.text, { status, headers });
  };
  if (!address) {
    const body = html`<h1>${title}</h1><p>${t('published.unsubscribe.unknownHint')}</p>`;
    return send(body, 'Bellgrid', 404);
  }
  const values = { school: address.schoolName, email: address.email };
  const form = (isAgain: boolean): Html =>
    html`<form method="post">${isAgain ? html`<input type="hidden" name="again" value="yes">` : null}<button>${t(isAgain ? 'published.unsubscribe.undo' : 'published.unsubscribe.act')}</button></form>`;
  const hasEnded = address.unsubscribedAt !== null;
  const sentence =
    state === 'again' ? 'published.unsubscribe.again' : `published.unsubscribe.${hasEnded ? 'done' : 'ask'}`;
  const body = html`<h1>${title}</h1>
<p role="status">${t(sentence as 'published.unsubscribe.ask', values)}</p>
${state === 'again' ? null : form(hasEnded)}`;
  return send(body, address.schoolName, 200);
}
