import { appEnv, readAppSettings } from '@bgm/server/app-env'
import { httpUrlSchema, portSchema, readEnv, secretListSchema, secretSchema } from '@bgm/server/env'
import { z } from 'zod'

const production = process.env.NODE_ENV === 'production'

/** docs/configuration.md is generated from these definitions. */
export const variables = {
  ...appEnv(production),
  PORT: portSchema.default(3000).describe('port of the site'),
  CMS_API_TOKEN: z.string().optional().describe('token for reading published content of a private CMS'),
  CMS_PREVIEW_TOKEN: secretSchema.optional().describe('grants access to drafts'),
  CONTENT_HOOK_SECRET: secretSchema.optional().describe('authenticates the CMS to the content hook'),
  EXPORT_DIR: z
    .string()
    .optional()
    .describe(
      'folder for the exported site, written at startup and after every publish; set it for one process only',
    ),
  EXPORT_COMMAND: z
    .string()
    .optional()
    .describe('command run in `EXPORT_DIR` after every export, such as an upload to a CDN'),
  SESSION_SECRET: secretListSchema
    .optional()
    .describe(
      'signs cookies (on the site, the preview cookie); separate multiple secrets with commas; if unset, previews are disabled',
    ),
  MEDIA_URL: httpUrlSchema.optional().describe('URL of the media library if it is in a bucket'),
}

const values = readEnv(variables, process.env)

export const env = {
  ...readAppSettings(values, { own: 'MARKETING_URL' }, production),
  mediaUrl: values.MEDIA_URL ?? values.CMS_API_URL,
  cmsApiToken: values.CMS_API_TOKEN,
  previewToken: values.CMS_PREVIEW_TOKEN,
  sessionSecrets: values.SESSION_SECRET ?? [],
  exportDir: values.EXPORT_DIR,
  exportCommand: values.EXPORT_COMMAND,
  contentHookSecret: values.CONTENT_HOOK_SECRET,
  siteUrl: values.MARKETING_URL,
  secureCookies: values.MARKETING_URL.startsWith('https:'),
}
