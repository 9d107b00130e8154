import { formatUserCode, normaliseUserCode } from '@bgm/validation'
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { env } from '#app/env.server'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireRecordId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { findPairing } from '#app/services/pairings.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { getZone } from '#app/services/zones.server'
import { ApprovePage } from './approve-page'
import { CodePage } from './code-page'
import { ConfirmPage } from './confirm-page'
import { PairedPage } from './paired-page'
import { handlePairingForm } from './pairing-forms.server'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'pairing')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'player.manage')
  const { searchParams } = new URL(args.request.url)
  const paired = searchParams.get('paired')
  const zone = searchParams.get('zone')
  const typed = (searchParams.get('code') ?? '').slice(0, 40)
  const code = normaliseUserCode(typed)
  const entry = {
    playerUrl: env.playerUrl,
    zone,
    typed,
  }
  if (paired !== null) {
    requireRecordId(args.request, paired)
    const [pairedZone, device] = await Promise.all([
      getZone(api, paired),
      code === null ? null : findPairing(api, code),
    ])
    const confirmation = code === null ? 'confirmed' : (device?.state ?? 'expired')
    return { ...entry, paired: pairedZone, confirmation, pairing: null }
  }
  const [device, royalty] = await Promise.all([
    code === null ? null : findPairing(api, code),
    getRoyalty(api),
  ])
  return {
    ...entry,
    paired: null,
    confirmation: null,
    pairing: device && code ? { device, code, shown: formatUserCode(code), royalty } : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  return handlePairingForm(args, requireApi(args), await readForm(args.request))
}

/**
 * The URL contains a device code. With `no-referrer`, form submissions without JavaScript would lack an
 * Origin header.
 */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' })

export const meta: MetaFunction = args => pageTitle(args, 'pairing.title')

export default function Pair() {
  const { paired, confirmation, pairing, playerUrl, zone, typed } = useLoaderData<typeof loader>()
  if (paired && confirmation === 'confirmed') return <PairedPage zone={paired} />
  if (paired) return <ConfirmPage zone={paired} confirmation={confirmation} />
  if (pairing) return <ApprovePage key={pairing.code} {...pairing} zone={zone} />
  return <CodePage playerUrl={playerUrl} typed={typed} unknown={typed !== ''} />
}
