import * as z from 'zod';
import { defineCall } from './define-call.ts';

export const logo = defineCall({
  name: 'logo',
  method: 'get',
  path: '/api/logo',
  summary: 'The logo of the own school, a PNG picture.',
  responseBody: 'image',
  request: z.object({}),
  response: z.unknown(),
});
