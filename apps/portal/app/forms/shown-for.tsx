import { stripLocale } from '@bgm/i18n'
import { useLocation, useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#app/routes/shell'
import { useLocale } from '#app/text'

// Forms about the account itself, and invitations, which lead to another organisation.
const otherForms = /^\/(?:account|invitations|terms-and-conditions)(?:\/|$)/

/**
 * Names the organisation that a form is shown for, so that it is not stored in another one that the member has
 * switched to in the meantime.
 */
export function ShownFor() {
  const shell = useRouteLoaderData<typeof loader>(`${useLocale()}:shell`)
  const { pathname } = useLocation()
  const organisation = shell?.organisation
  if (!organisation || otherForms.test(stripLocale(pathname))) return null
  return <input type="hidden" name="shown_for" value={organisation.id} />
}
