import { site } from '@bellgrid/protocol';
import { presentSite } from '../presenters/present-site.ts';
import { handlePublic } from './handler.ts';

export const handleSite = handlePublic(site, async (services) =>
  presentSite(await services.site.read(), services.now()),
);
