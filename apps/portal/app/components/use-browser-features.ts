import {
  bindMenus,
  bindPasswordToggles,
  bindThemeControls,
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

// These variables are at module level, because showing an error page remounts every component.
let begun = false
let bar: LoadingBar | undefined
let wanted: string | undefined

function begin(): void {
  if (begun) return
  begun = true
  endSplash()
  rememberLanguage()
  bindMenus()
  bindPasswordToggles()
  watchUnsavedForms()
  // Loaded lazily, because it is needed only once something has been typed or another language has been
  // chosen.
  import('@bgm/browser/form-values').then(
    ({ preserveFormValues }) => preserveFormValues(),
    () => undefined,
  )
  reloadOnMissingScript(() => wanted)
  watchBuild(document.documentElement.dataset.build, () => {
    showBuildNotice()
    forceFullPageLoads()
  })
}

/**
 * Starts everything that runs outside React: splash, theme, language, menus, loading bar and new-build
 * detection.
 */
export function useBrowserFeatures({ error = false } = {}): void {
  const { state, location: target, formData } = useNavigation()
  wanted = target ? target.pathname + target.search : undefined

  useEffect(() => {
    begin()
    return bindThemeControls()
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
