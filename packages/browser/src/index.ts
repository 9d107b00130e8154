export { loadFullyNext, newBuild, pollEvery, showBuildNotice, watchBuild } from './build-watch'
export { headScript } from './head-script'
export { localeCookie, rememberLanguage } from './language'
export { createLoadingBar, type LoadingBar, loadingTimes, showLoadingOnNavigation } from './loading-bar'
export { closeMenusOutside } from './menus'
export { prefetchAfter, prefetchOnIntent } from './prefetch'
export { reloadEvery, reloadOnce, reloadOnLostScript } from './reload-guard'
export { retryEvery, retryUntilBack } from './retry'
export { type SendFailure, sendFailureOf } from './send-failure'
export { endSplash, splashEnd, splashTimes } from './splash'
export { bindThemeChoice, chooseTheme, storedTheme, type Theme, themes } from './theme'
export {
  hasUnsavedForm,
  markAllSaved,
  markSaved,
  markUnsaved,
  sendAgain,
  watchUnsavedForms,
} from './unsaved-forms'
