import {
  bindMenus,
  bindThemeChoice,
  createLoadingBar,
  endSplash,
  forceFullPageLoads,
  type LoadingBar,
  markSaved,
  reloadOnMissingScript,
  rememberLanguage,
  showBuildNotice,
  watchBuild,
  watchUnsavedForms,
} from '@bgm/browser'
import { useNavigation } from '@remix-run/react'
import { useEffect } from 'react'

// Of the document, not of a component: an error replaces every component of the page.
let begun = false
let bar: LoadingBar | undefined
let wanted: string | undefined

function begin(): void {
  if (begun) return
  begun = true
  endSplash()
  rememberLanguage()
  bindMenus()
  watchUnsavedForms()
  // Not with the first script: needed only once something was typed, or another language was chosen.
  import('@bgm/browser/form-values').then(
    ({ carryFormValues }) => carryFormValues(),
    () => undefined,
  )
  reloadOnMissingScript(() => wanted)
  watchBuild(document.documentElement.dataset.build, () => {
    showBuildNotice()
    forceFullPageLoads()
  })
}

/** What runs beside React: splash, theme, language, menus, loading bar, new builds and scripts lost to a deploy. */
export function useBrowser({ error = false } = {}): void {
  const { state, location: target, formData } = useNavigation()
  wanted = target ? target.pathname + target.search : undefined

  useEffect(() => {
    begin()
    return bindThemeChoice()
  }, [])

  useEffect(() => {
    const form = document.getElementById(String(formData?.get('form')))
    if (form instanceof HTMLFormElement) markSaved(form)
  }, [formData])

  useEffect(() => {
    bar ??= createLoadingBar()
    if (state === 'idle') bar.finish({ error })
    else bar.start()
  }, [state, error])
}
