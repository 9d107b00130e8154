// The only script on a content page, bundled separately; a test limits its size.
import { layOutDeferredSections } from './deferred-sections'
import { prefetchOnIntent } from './prefetch'
import { retryUntilAvailable } from './retry'
import { startPage } from './start-page'

startPage()
prefetchOnIntent()
retryUntilAvailable()
layOutDeferredSections()
