import { createHash, timingSafeEqual } from 'node:crypto'
import { environment } from '#src/platform/runtime/environment'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether an Authorization header carries the preview token, which gives access to drafts. */
export function isPreviewToken(authorization: string): boolean {
  const token = environment.CMS_PREVIEW_TOKEN
  if (!token || !authorization) return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}
