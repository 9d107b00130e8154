export {
  buildPollInterval,
  forceFullPageLoads,
  newBuildEvent,
  showBuildNotice,
  watchBuild,
} from './build-watch'
export { defineCountdown } from './countdown'
export { headScript } from './head-script'
export { localeCookie, rememberLanguage } from './language'
export { createLoadingBar, type LoadingBar, loadingTimes, showLoadingOnNavigation } from './loading-bar'
export { bindMenus } from './menus'
export { bindPasswordToggles } from './password-toggle'
export { prefersReducedData, prefetchDelay, prefetchOnIntent } from './prefetch'
export { reloadInterval, reloadOnce, reloadOnMissingScript } from './reload-guard'
export { reloadWhenAvailable, retryInterval } from './retry'
export { endSplash, splashEndEvent, splashTimes } from './splash'
export { getSubmitFailure, type SubmitFailure } from './submit-failure'
export { bindThemeControls, getStoredTheme, setTheme, type Theme, themes } from './theme'
export {
  hasUnsavedForm,
  markAllSaved,
  markSaved,
  markUnsaved,
  resubmitLastForm,
  watchUnsavedForms,
} from './unsaved-forms'
