import { isValidLicence, licenceStates, revocationReasons } from '@bgm/validation'
import { z } from 'zod'
import type { RenderEmail, Scope } from '#src/customers'
import { type LicenceEmailKind, licenceEmail } from './licence-emails'
import { licenceRowsInScope } from './list'

const licenceRow = z.object({
  code: z.string(),
  state: z.enum(licenceStates),
  zone: z.string(),
  brand_name: z.string(),
  until: z.coerce.date().nullable(),
  reason: z.enum(revocationReasons).nullable(),
})
type LicenceRow = z.output<typeof licenceRow>

async function listLicences(scope: Scope, ids: readonly string[]): Promise<LicenceRow[]> {
  const rows: unknown = await licenceRowsInScope(scope)
    .whereIn('l.document_id', [...ids])
    .orderBy('l.id')
    .select({
      code: 'l.code',
      state: 'l.state',
      zone: 'z.name',
      brand_name: 'u.brand_name',
      until: 'l.valid_until',
      reason: 'l.revocation_reason',
    })
  return z.array(licenceRow).parse(rows)
}

/** What an email of this kind says now of a licence; null if it is about something that is over. */
function getPresentKind(kind: LicenceEmailKind, { state }: LicenceRow): LicenceEmailKind | null {
  if (state === 'revoked' || state === 'suspended') return state
  if (!isValidLicence(state)) return kind === 'ended' ? kind : null
  if (kind === 'revoked') return 'reinstated'
  if (kind === 'suspended') return 'resumed'
  return kind === 'ended' ? 'renewed' : kind
}

const renderLicences =
  (kind: LicenceEmailKind): RenderEmail =>
  async ({ subjects, scope, member }) => {
    if (scope.role !== 'owner' && scope.role !== 'manager') return null
    const licences = (await listLicences(scope, subjects)).flatMap(licence => {
      const present = getPresentKind(kind, licence)
      return present ? [{ ...licence, until: licence.until?.getTime() ?? null, present }] : []
    })
    const [first] = licences
    if (!first) return null
    const same = licences.filter(({ present }) => present === first.present)
    return licenceEmail(member, first.present, same, first.reason)
  }

const kinds: readonly LicenceEmailKind[] = [
  'issued',
  'renewed',
  'reissued',
  'resigned',
  'suspended',
  'resumed',
  'revoked',
  'reinstated',
  'ended',
]

/** The emails about licences, as they would be written now. */
export const licenceEmailKinds: Record<string, RenderEmail> = Object.fromEntries(
  kinds.map(kind => [`licence-${kind}`, renderLicences(kind)]),
)
