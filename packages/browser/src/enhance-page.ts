import { showBuildNotice, watchBuild } from './build-watch'
import { preserveFormValues } from './form-values'
import { submitFormsInPlace } from './forms'
import { rememberLanguage } from './language'
import { createLoadingBar, showLoadingOnNavigation } from './loading-bar'
import { bindMenus } from './menus'
import { endSplash } from './splash'
import { bindThemeControls } from './theme'
import { watchUnsavedForms } from './unsaved-forms'

/**
 * Starts everything on pages without framework JavaScript. It is configured by attributes of `<html>` and by
 * `[data-…]` attributes.
 */
export function enhancePage(): void {
  endSplash()
  bindThemeControls()
  rememberLanguage()
  bindMenus()
  const bar = createLoadingBar()
  submitFormsInPlace(bar)
  watchUnsavedForms()
  preserveFormValues()
  showLoadingOnNavigation(bar)
  watchBuild(document.documentElement.dataset.build, showBuildNotice)

  const { analytics } = document.documentElement.dataset
  if (analytics) import('./site-analytics').then(({ trackPageView }) => trackPageView(analytics))
}
