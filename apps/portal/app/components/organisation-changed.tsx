import { buttonVariants } from '@bgm/ui'
import { useLocation, useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#app/routes/shell'
import { useLocale, useText } from '#app/text'
import { findSubmittedFields } from './try-again'

/** The organisation in the error for a form that was shown for another organisation; null for other errors. */
export const findShownForInError = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'shown_for' in data && typeof data.shown_for === 'string'
    ? data.shown_for
    : null

/** The organisation with this id, if the member belongs to it. */
export function useOwnOrganisation(id: string | null) {
  const shell = useRouteLoaderData<typeof loader>(`${useLocale()}:shell`)
  return shell?.organisations.find(organisation => organisation.id === id)
}

/**
 * Resubmits a form after returning to the organisation that it was shown for, or for the active organisation if
 * the member has left the former one. Works without JavaScript.
 */
export function SendForOrganisation({ id, data }: { id: string; data: unknown }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const organisation = useOwnOrganisation(id)
  const sent = findSubmittedFields(data)
  if (!sent) return null
  const chosen = organisation ? { shown_for: organisation.id, organisation_switch: '1' } : {}
  return (
    <form method="post" action={pathname + search}>
      {Object.entries({ ...sent, ...chosen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonVariants({ size: 'l' })}>
        {organisation
          ? t('errors.organisation_changed.back', { name: organisation.name })
          : t('errors.organisation_changed.send')}
      </button>
    </form>
  )
}
