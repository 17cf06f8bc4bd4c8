import * as z from 'zod';
import { userDocumentSchema } from '../documents/user.ts';
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

/**
 * The body is a PNG, JPEG, GIF or WebP picture, by its content and not by its name, of at most 5 MB. It is
 * drawn anew as a PNG. Refused with NOT_AN_IMAGE or TOO_LARGE.
 */
export const uploadLogo = defineCall({
  name: 'uploadLogo',
  method: 'put',
  path: '/api/logo',
  summary: "Replaces the school's logo.",
  requestBody: 'image',
  request: z.object({ filename: z.string().trim().min(1).max(255) }),
  response: userDocumentSchema,
});

export const deleteLogo = defineCall({
  name: 'deleteLogo',
  method: 'delete',
  path: '/api/logo',
  summary: "Takes the school's logo away.",
  request: z.object({}),
  response: userDocumentSchema,
});
