import type { LoaderFunctionArgs } from '@remix-run/node'
import { createErrorMapper } from '#app/http/api.server'
import { getI18n, getLocale } from '#app/http/locale.server'
import { respondWithPage } from '#app/licence-check/render-document.server'
import evidenceWorker from '#app/licence-verifier/evidence-worker?worker&url'
import detector from '#app/licence-verifier/qr-detector?worker&url'
import script from '#app/licence-verifier/verifier?worker&url'
import extraStyles from '#app/licence-verifier/verifier.css?inline'
import { VerifierPage } from '#app/licence-verifier/verifier-page'
import {
  getLicenceKeys,
  getLicenceStatusList,
  getLogKeys,
  listStatusLists,
} from '#app/services/signed-files.server'

/**
 * The script URLs are part of `handle`, because the browser build drops imports that only the loader uses.
 */
export const handle = { hydrate: false, script, detector, evidenceWorker }

/** The server's Permissions-Policy, except that this page may use the camera. */
const ownCamera = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** `/license/verify`: verifies signed licences and evidence of plays in the browser, with the current keys. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const onError = createErrorMapper(args)
  const [keys, numbered, tokens, logKeys] = await Promise.all([
    getLicenceKeys().catch(onError),
    // Without the lists, signatures can still be verified, and the page shows that the status was not checked.
    getLicenceStatusList().catch(() => null),
    listStatusLists().catch(() => []),
    getLogKeys().catch(() => null),
  ])
  return respondWithPage(args, {
    title: getI18n(getLocale(args.request)).t('licence_verifier.title'),
    headers: { 'Permissions-Policy': ownCamera },
    script,
    extraStyles,
    body: <VerifierPage data={{ keys, lists: { numbered, tokens }, detector, logKeys, evidenceWorker }} />,
  })
}
