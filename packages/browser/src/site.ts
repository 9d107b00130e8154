// The whole script of a content page. Bundled alone; see the size test.
import { showBuildNotice, watchBuild } from './build-watch'
import { carryFormValues } from './form-values'
import { sendFormsInPlace } from './forms'
import { rememberLanguage } from './language'
import { layOutTheRest } from './lay-out'
import { createLoadingBar, showLoadingOnNavigation } from './loading-bar'
import { closeMenusOutside } from './menus'
import { prefetchOnIntent } from './prefetch'
import { retryUntilBack } from './retry'
import { endSplash } from './splash'
import { bindThemeChoice } from './theme'
import { watchUnsavedForms } from './unsaved-forms'

endSplash()
bindThemeChoice()
rememberLanguage()
closeMenusOutside()
const bar = createLoadingBar()
sendFormsInPlace(bar)
watchUnsavedForms()
carryFormValues()
showLoadingOnNavigation(bar)
prefetchOnIntent()
retryUntilBack()
layOutTheRest()
watchBuild(document.documentElement.dataset.build, showBuildNotice)

const { analytics } = document.documentElement.dataset
if (analytics) import('./site-analytics').then(({ measureSite }) => measureSite(analytics))
