// The only script of a content page, bundled separately; its size is limited by a test.
import { showBuildNotice, watchBuild } from './build-watch'
import { layOutDeferredSections } from './deferred-sections'
import { preserveFormValues } from './form-values'
import { submitFormsInPlace } from './forms'
import { rememberLanguage } from './language'
import { createLoadingBar, showLoadingOnNavigation } from './loading-bar'
import { bindMenus } from './menus'
import { prefetchOnIntent } from './prefetch'
import { retryUntilAvailable } from './retry'
import { endSplash } from './splash'
import { bindThemeChoice } from './theme'
import { watchUnsavedForms } from './unsaved-forms'

endSplash()
bindThemeChoice()
rememberLanguage()
bindMenus()
const bar = createLoadingBar()
submitFormsInPlace(bar)
watchUnsavedForms()
preserveFormValues()
showLoadingOnNavigation(bar)
prefetchOnIntent()
retryUntilAvailable()
layOutDeferredSections()
watchBuild(document.documentElement.dataset.build, showBuildNotice)

const { analytics } = document.documentElement.dataset
if (analytics) import('./site-analytics').then(({ trackPageView }) => trackPageView(analytics))
