import { getAlternatePath } from '@bgm/i18n'
import { createVisitorFormKey, saveFormValues } from '#app/http/form-recovery.server'
import { redirectAfterPost, withFullReload } from '#app/http/respond.server'
import type { FormBody } from './form-body.server'
import { parseLanguageIntent } from './language-intent'

/**
 * Redirects to the page in the requested language and restores its form values; returns null for any other
 * button.
 */
export async function changeLanguage(request: Request, { form, intent, texts }: FormBody) {
  const other = parseLanguageIntent(intent)
  if (!other) return null
  return withFullReload(
    redirectAfterPost(
      getAlternatePath(other, new URL(request.url)),
      await saveFormValues(createVisitorFormKey(form), texts),
    ),
  )
}
