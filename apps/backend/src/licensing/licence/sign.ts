import { CompactSign } from 'jose'
import { environment } from '#src/platform/runtime/environment'
import type { SigningKey } from './keys'

/** The `iss` of all signed data: the site where codes are checked, without a trailing slash. */
export const issuerUrl = environment.MARKETING_URL.replace(/\/$/, '')

/** Signs a payload as a compact JWS (docs/licence-format.md). */
export const signPayload = (
  { id, key }: SigningKey,
  type: 'licence+jws' | 'licence-status+jws' | 'statuslist+jwt' | 'usage-checkpoint+jws',
  payload: object,
): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', kid: id, typ: type })
    .sign(key)
