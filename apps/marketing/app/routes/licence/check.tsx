import { cleanCode, parseLicenceCode } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n, getLocale } from '#app/http/locale.server'
import { createVisitorApi } from '#app/http/visitor-api.server'
import { getShownState, LicencePage } from '#app/licence-check/licence-page'
import type { TypedScreenCode } from '#app/licence-check/live-code'
import { respondWithPage } from '#app/licence-check/render-document.server'
import { UnknownPage } from '#app/licence-check/unknown-page'
import { findLicence } from '#app/services/licence-checks.server'
import { respondWithCheckFailure } from './check-failure.server'
import { respondWithSignedLicence } from './signed-licence.server'
import { respondWithTypingError } from './typing-error.server'

const signedSuffix = '.jws'

/** `/l/<code>`: public information about a licence; `/l/<code>.jws`: the signed licence itself. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const segment = args.params.code ?? ''
  if (segment.endsWith(signedSuffix))
    return respondWithSignedLicence(args, segment.slice(0, -signedSuffix.length))
  const parsed = parseLicenceCode(segment)
  if (!parsed.ok) return respondWithTypingError(args, { text: segment, reason: parsed.reason }, 404)
  const screen = readScreenCode(args.request)
  try {
    const typed = screen?.valid ? screen.text : undefined
    const licence = await findLicence(createVisitorApi(args), parsed.code, typed)
    return respondWithPage(args, {
      title: title(args.request, licence ? getShownState(licence) : 'unknown'),
      status: licence ? 200 : 404,
      body: licence ? <LicencePage licence={licence} screen={screen} /> : <UnknownPage code={parsed.code} />,
    })
  } catch (error) {
    return respondWithCheckFailure(args, error)
  }
}

function title(request: Request, state: string): string {
  const { t } = getI18n(getLocale(request))
  return t('licence_check.head', { state: t(`licence_check.states.${state}`) })
}

/** Reads `?screen=`, the number on the player's screen as typed. */
function readScreenCode(request: Request): TypedScreenCode | null {
  const typed = new URL(request.url).searchParams.get('screen')
  if (typed === null) return null
  const text = cleanCode(typed.slice(0, 64)).slice(0, 16).replace(/[\s-]/g, '')
  return { text, valid: /^\d{6}$/.test(text) }
}
