// The only script on portal pages for visitors who are not signed in; a test limits its size.
import { bindCopyButtons } from './copy-buttons'
import { defineCountdown } from './countdown'
import { enhancePage } from './enhance-page'
import { bindPasswordToggles } from './password-toggle'
import { pollForRedirect } from './poll-for-redirect'
import { prefetchFilesOnInput } from './prefetch-files'

enhancePage()
bindPasswordToggles()
bindCopyButtons()
defineCountdown()
pollForRedirect()
prefetchFilesOnInput()
