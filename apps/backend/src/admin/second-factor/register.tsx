import type { StrapiApp } from '@strapi/strapi/admin'
import { z } from 'zod'

const panel = '/admin'
const path = 'second-factor'

/** A request that the backend rejected because the second factor is missing. */
const rejectedAction = z.object({
  payload: z.object({ details: z.object({ code: z.literal('second-factor') }) }),
})

function openSignInPage() {
  const { pathname, search } = window.location
  const current = pathname.slice(panel.length) || '/'
  if (current === `/${path}`) return
  const target = current === '/' || current.startsWith('/auth/') ? '' : `${current}${search}`
  window.location.replace(
    `${panel}/${path}${target === '' ? '' : `?redirectTo=${encodeURIComponent(target)}`}`,
  )
}

const loadSettingsPage = async () => ({
  default: (await import('./settings-page')).SecondFactorSettingsPage,
})

/** Adds the page after the sign-in form, which opens whenever a request needs it, and the page under Settings. */
export function registerSecondFactor(app: StrapiApp): void {
  const setLanguage = (language: string) =>
    app.store?.dispatch({ type: 'admin/setLocale', payload: language })
  app.router.addRoute({
    path,
    // Outside the panel's layout, which an unverified session cannot load.
    handle: { standalone: true },
    lazy: async () => {
      const { SecondFactorSignInPage } = await import('./sign-in-page')
      return { element: <SecondFactorSignInPage setLanguage={setLanguage} /> }
    },
  })
  app.addMiddlewares([
    () => () => next => action => {
      const result = next(action)
      if (rejectedAction.safeParse(action).success) openSignInPage()
      return result
    },
  ])
  app.addSettingsLink('global', {
    id: 'second-factor',
    to: 'second-factor',
    intlLabel: { id: 'panel.factor.title', defaultMessage: 'Two-step verification' },
    permissions: [],
    Component: loadSettingsPage,
  })
}
