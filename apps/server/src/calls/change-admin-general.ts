import { changeAdminGeneral } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { loadTags, replaceTags } from '../administration/tags.ts';
import { handle } from './handler.ts';

export const handleChangeAdminGeneral = handle(changeAdminGeneral, async (context, { tags }) => {
  await administer(context, { action: 'changeAdminGeneral', subjectId: null }, async (transaction) => {
    const from = await loadTags(transaction);
    await replaceTags(transaction, tags);
    return { tags: { from, to: await loadTags(transaction) } };
  });
  return { tags: await loadTags(context.db) };
});
