import { switchLocale } from '@bgm/i18n'
import { asDocument, seeOther } from '#app/http/respond.server'
import { keepTyped, visitorOf } from '#app/http/typed.server'
import type { FormBody } from './form-body.server'
import { languageOf } from './language-intent'

/** The same page in the language that the switch asks for, with what a visitor typed; null for any other button. */
export async function changeLanguage(request: Request, { form, intent, texts }: FormBody) {
  const other = languageOf(intent)
  if (!other) return null
  return asDocument(
    seeOther(switchLocale(other, new URL(request.url)), await keepTyped(visitorOf(form), texts)),
  )
}
